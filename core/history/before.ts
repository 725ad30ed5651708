import type { UnixTime } from '#schemas';
import { datesOf, dayFrom, monthFrom } from '../kernel/days.ts';
import type { HistoryQuery } from './query.ts';

type Period = NonNullable<HistoryQuery['period']>;

/**
 * The period to compare this one with: as many days right before it, or the month before a month; as much of it as has passed
 * of this one, null before it begins.
 */
export function periodBefore(
  { from, to, byMonth }: Period & Pick<HistoryQuery, 'byMonth'>,
  now: UnixTime,
  timezone: string,
): Period | null {
  if (now <= from) return null;
  const start = byMonth
    ? monthFrom(from, timezone, -1)
    : dayFrom(from, timezone, -datesOf(from, to, timezone).length);
  return { from: start, to: now < to ? Math.min(from, start + (now - from)) : from };
}
