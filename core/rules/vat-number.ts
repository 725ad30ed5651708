import { characters } from '#schemas';
import type { Violation } from './violation.ts';

/** Characters of a VAT number (specification 2, section 5). */
export const vatNumberLength = 8;

/** An optional VAT number has exactly its length. */
export function vatNumberViolation(typed: string): Violation | null {
  const count = characters(typed.trim());
  return count === 0 || count === vatNumberLength
    ? null
    : { field: 'vatNumber', key: 'validation.vat-number', values: { length: vatNumberLength } };
}
