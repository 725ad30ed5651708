import type { PricedQuote } from '../../compose/index.ts';
import type { RequestContext } from './context.ts';

/** Whether a refusal may be passed over: a test vendor's new order, which has not been let through yet. */
export function mayBypass({ context }: { context: RequestContext }): boolean {
  const { origin, orderId, bypassed } = context;
  return origin.testFee !== undefined && orderId === null && !bypassed;
}

/** The fixed fee of a test vendor. Nobody signed it; the server takes it from that vendor alone. */
export function fixedQuote(fee: number): PricedQuote {
  const breakdown = { base: fee, distance: 0, surcharge: 0, discount: 0 };
  return { fee, breakdown, signature: '', expires_at: 0, distance_metres: 0 };
}
