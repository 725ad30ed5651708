import type { Market, UnixTime } from '#schemas';
import { isOpen, isOpenAt, parseServiceHours, timeOfDay } from './service-hours.ts';
import type { Violation } from './violation.ts';

/** What the rules of a pre-order read of a market. */
type PreOrderMarket = Pick<Market, 'preOrder' | 'serviceHours' | 'timezone'>;
type Context = { readonly market: PreOrderMarket; readonly now: UnixTime };

export type PreOrderFault = 'quarter' | 'early' | 'late' | 'closed';

/** Seconds of a quarter of an hour. Every zone's offset is a multiple of it, so a quarter here is one on the wall. */
const quarter = 900;

/** Why an order cannot be collected at a moment; null when it can. */
export function preOrderFault(at: UnixTime, { market, now }: Context): PreOrderFault | null {
  const { earliestMinutes, latestDays } = market.preOrder;
  const ahead = at - now;
  if (at % quarter !== 0) return 'quarter';
  if (ahead < earliestMinutes * 60) return 'early';
  if (ahead > latestDays * 86_400) return 'late';
  return isOpenAt(market.serviceHours, at, market.timezone) ? null : 'closed';
}

/**
 * Every moment at which an order may be collected, soonest first. They are counted in Unix time and not read off a
 * clock, so that an hour which the clocks leave out is never there and one that they show twice is two.
 */
export function preOrderTimes({ market, now }: Context): readonly UnixTime[] {
  const { earliestMinutes, latestDays } = market.preOrder;
  const hours = parseServiceHours(market.serviceHours);
  const always = hours === null || hours.from === hours.to;
  const times: UnixTime[] = [];
  const first = Math.ceil((now + earliestMinutes * 60) / quarter) * quarter;
  for (let at = first; at <= now + latestDays * 86_400; at += quarter) {
    if (always || isOpen(hours, timeOfDay(at, market.timezone))) times.push(at);
  }
  return times;
}

/** The rule of the form and of the server: an order for now, or for a moment that is ours. */
export function preOrderViolation(at: UnixTime | null, context: Context): Violation | null {
  const fault = at === null ? null : preOrderFault(at, context);
  return fault === null ? null : { field: 'preorderedFor', key: texts[fault] };
}

const texts: Readonly<Record<PreOrderFault, string>> = {
  quarter: 'validation.preorder-time',
  early: 'validation.preorder-too-soon',
  late: 'validation.preorder-too-late',
  closed: 'validation.preorder-outside-hours',
};
