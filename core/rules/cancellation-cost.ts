import type { CancelReason, Market, Order, UnixTime } from '#schemas';
import { withoutCrumbs } from './delivery-cost.ts';
import { isLate } from './lateness.ts';
import { riderAssigned, wasCollected } from './progress.ts';

/** What ending an order early costs its vendor, and what the vendor gets for the goods; in the market's currency. */
export type CancellationCost = {
  readonly verdict: 'beforeMatch' | 'charged' | 'waived' | 'compensated';
  /** The part of the delivery fee, and that of bringing the goods back. */
  readonly fee: number;
  readonly returnTrip: number;
  /** Both together. */
  readonly charge: number;
  readonly compensation: number;
};

type Ended = Pick<
  Order,
  'status' | 'status_history' | 'created_at' | 'preordered_for' | 'delivery_fee' | 'order'
>;
type Context = {
  readonly market: Pick<Market, 'cancellation' | 'currencyDigits'>;
  readonly now: UnixTime;
};

/** The market's table held against one order; the dialog and the server ask the same. */
export function cancellationCost(
  order: Ended,
  reason: CancelReason,
  { market, now }: Context,
): CancellationCost {
  const { beforeMatch, afterMatch, returnTrip } = market.cancellation;
  const part = (share: number) =>
    Number((share * (order.delivery_fee ?? 0)).toFixed(market.currencyDigits));
  if (!riderAssigned(order)) return costOf('beforeMatch', part(beforeMatch), 0);
  const verdict = verdictOn(order, reason, { market, now });
  const collected = wasCollected(order);
  if (verdict === 'charged')
    return costOf('charged', part(afterMatch), collected ? part(returnTrip) : 0);
  const lost = verdict === 'compensated' && collected ? order.order.amount : 0;
  return { ...costOf(verdict, 0, 0), compensation: lost };
}

function verdictOn(order: Ended, reason: CancelReason, { market, now }: Context) {
  const { reasons, lateMinutes } = market.cancellation;
  const isEarly = reason === 'late_delivery' && !isLate(order, lateMinutes, now);
  return isEarly ? 'charged' : reasons[reason];
}

function costOf(
  verdict: CancellationCost['verdict'],
  fee: number,
  returnTrip: number,
): CancellationCost {
  const charge = withoutCrumbs(fee + returnTrip);
  return { verdict, fee, returnTrip, charge, compensation: 0 };
}
