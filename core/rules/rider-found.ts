import { etaOf } from './eta.ts';
import { stagesOf } from './status/stages.ts';

/**
 * Whether somebody rides for an order, or did, known by name or not: its stages and its large time say so, too. Not asked of
 * a pre-order that is not due yet, whose time is a guess.
 */
export function riderFound(
  order: Parameters<typeof etaOf>[0] & Parameters<typeof stagesOf>[0],
): boolean {
  return stagesOf(order).reached.length > 1 || etaOf(order) !== null;
}
