import type { UnixTime } from '#schemas';
import { quarter } from './pre-order.ts';
import { isOpen, parseServiceHours, timeOfDay } from './service-hours.ts';

/** The first minute from now on at which the service is open; null for hours that cannot be read. */
export function opensAt(hours: string, now: UnixTime, timezone: string): UnixTime | null {
  const window = parseServiceHours(hours);
  if (window === null) return null;
  const end = now + 2 * 86_400;
  for (let at = now - (now % 60); at < end; at += quarter - (at % quarter)) {
    const clock = timeOfDay(at, timezone);
    if (isOpen(window, clock)) return at;
    const opening = at + (minutesOf(window.from) - minutesOf(clock)) * 60;
    const isInQuarter = opening > at && opening < at + quarter - (at % quarter);
    if (isInQuarter && isOpen(window, timeOfDay(opening, timezone))) return opening;
  }
  return null;
}

function minutesOf(hhmm: string): number {
  return Number(hhmm.slice(0, 2)) * 60 + Number(hhmm.slice(2));
}
