import type { Market, UnixTime } from '#schemas';
import { isOpenAt } from './service-hours.ts';
import type { Violation } from './violation.ts';

/** The part of a market that the rules of pre-orders need. */
type PreOrderMarket = Pick<Market, 'preOrder' | 'serviceHours' | 'timezone'>;
/** What decides whether an order may be for a moment. */
export type PreOrderContext = { readonly market: PreOrderMarket; readonly now: UnixTime };

/** What is wrong with a moment: no quarter of an hour, too early, too late, or the outlet is closed. */
export type PreOrderFault = 'quarter' | 'early' | 'late' | 'closed';

/** Seconds of a quarter of an hour. Every zone's offset is a multiple of it, so quarters of Unix time are quarters everywhere. */
export const quarter = 900;

/** Why an order cannot be collected at a moment; null when it can. */
export function preOrderFault(
  at: UnixTime,
  { market, now }: PreOrderContext,
): PreOrderFault | null {
  const { earliestMinutes, latestDays } = market.preOrder;
  const ahead = at - now;
  if (at % quarter !== 0) return 'quarter';
  if (ahead < earliestMinutes * 60) return 'early';
  if (ahead > latestDays * 86_400) return 'late';
  return isOpenAt(market.serviceHours, at, market.timezone) ? null : 'closed';
}

/** The violation of a pre-order's time, for form and server; null for an order for now or an allowed time. */
export function preOrderViolation(at: UnixTime | null, context: PreOrderContext): Violation | null {
  const fault = at === null ? null : preOrderFault(at, context);
  return fault === null ? null : { field: 'preorderedFor', key: texts[fault] };
}

const texts: Readonly<Record<PreOrderFault, string>> = {
  quarter: 'validation.preorder-time',
  early: 'validation.preorder-too-soon',
  late: 'validation.preorder-too-late',
  closed: 'validation.preorder-outside-hours',
};
