import type { CancelReason, Market, Order, UnixTime } from '#schemas';
import { isLate } from './lateness.ts';
import { type Coinage, fractionOf, type Minor, minorOf, nearestCoins } from './money.ts';
import { riderAssigned, wasCollected } from './progress.ts';

/** What cancelling an order costs its vendor, and what the vendor is paid for the goods. */
export type CancellationCost = {
  readonly verdict: 'beforeMatch' | 'charged' | 'waived' | 'compensated';
  /** The charged parts of the delivery fee and of the return trip. */
  readonly fee: Minor;
  readonly returnTrip: Minor;
  /** The sum of both. */
  readonly charge: Minor;
  readonly compensation: Minor;
};

type Ended = Pick<
  Order,
  'status' | 'status_history' | 'created_at' | 'preordered_for' | 'delivery_fee' | 'order'
>;
type Context = {
  readonly market: Pick<Market, 'cancellation'> & Coinage;
  readonly now: UnixTime;
};

/** The cost of cancelling an order by the market's table; the dialog and the server use the same. */
export function cancellationCost(
  order: Ended,
  reason: CancelReason,
  { market, now }: Context,
): CancellationCost {
  const { beforeMatch, afterMatch, returnTrip } = market.cancellation;
  const [fee, per] = fractionOf(order.delivery_fee ?? 0);
  const part = (share: number) => {
    const [over, under] = fractionOf(share);
    return nearestCoins([fee * over, per * under], market);
  };
  if (!riderAssigned(order)) return costOf('beforeMatch', part(beforeMatch), 0n);
  const verdict = verdictOn(order, reason, { market, now });
  const collected = wasCollected(order);
  if (verdict === 'charged')
    return costOf('charged', part(afterMatch), collected ? part(returnTrip) : 0n);
  const lost = verdict === 'compensated' && collected ? minorOf(order.order.amount, market) : 0n;
  return { ...costOf(verdict, 0n, 0n), compensation: lost };
}

function verdictOn(order: Ended, reason: CancelReason, { market, now }: Context) {
  const { reasons, lateMinutes } = market.cancellation;
  const isEarly = reason === 'late_delivery' && !isLate(order, lateMinutes, now);
  return isEarly ? 'charged' : reasons[reason];
}

function costOf(
  verdict: CancellationCost['verdict'],
  fee: Minor,
  returnTrip: Minor,
): CancellationCost {
  return { verdict, fee, returnTrip, charge: fee + returnTrip, compensation: 0n };
}
