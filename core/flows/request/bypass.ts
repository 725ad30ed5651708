import type { PricedQuote } from '../../compose/index.ts';
import type { RequestContext } from './context.ts';

/** Whether a refusal may be ignored: once, for a new order of a test vendor. */
export function mayBypass({ context }: { context: RequestContext }): boolean {
  const { origin, orderId, bypassed } = context;
  return origin.testFee !== undefined && orderId === null && !bypassed;
}

/** The fixed fee of a test vendor. It has no signature, which the server accepts from test vendors only. */
export function fixedQuote(fee: number): PricedQuote {
  const breakdown = { base: fee, distance: 0, surcharge: 0, discount: 0 };
  return { fee, breakdown, signature: '', expires_at: 0, distance_metres: 0 };
}
