import type { UnixTime } from '#schemas';
import { type PreOrderContext, quarter } from './pre-order.ts';
import { isOpen, parseServiceHours, timeOfDay } from './service-hours.ts';

/** Seconds in which somebody who chose a time fills in the rest, without hearing then that it is too soon. */
const leisure = 600;

/**
 * Every moment to choose for a later order, soonest first: allowed now and in ten minutes. They are steps of Unix time, not of
 * the wall clock, so an hour that clocks skip is not among them and one that they repeat is there twice.
 */
export function preOrderTimes({ market, now }: PreOrderContext): readonly UnixTime[] {
  const { earliestMinutes, latestDays } = market.preOrder;
  const hours = parseServiceHours(market.serviceHours);
  const always = hours === null || hours.from === hours.to;
  const times: UnixTime[] = [];
  const first = Math.ceil((now + leisure + earliestMinutes * 60) / quarter) * quarter;
  for (let at = first; at <= now + latestDays * 86_400; at += quarter) {
    if (always || isOpen(hours, timeOfDay(at, market.timezone))) times.push(at);
  }
  return times;
}
