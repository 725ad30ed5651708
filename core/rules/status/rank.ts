import { meaningOf } from './meanings.ts';

/** Below every known status; DELAYED has it too, since the specification does not rank it. */
const UNKNOWN_RANK = -5;

/** How far along an order is (specification 2, section 4). */
export function rankOf(status: string): number {
  return meaningOf(status)?.rank ?? UNKNOWN_RANK;
}
