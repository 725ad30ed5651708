import { isMeant } from '#core/rules';
import type { AddressRow } from './known.ts';

/** Which line Enter takes if it is the first. People must match the typed numbers; a place may be the house next door, or another word altogether. */
export function eagerFor(text: string): (row: AddressRow) => boolean {
  return (row) => row.kind !== 'place' || isMeant(row, text);
}
