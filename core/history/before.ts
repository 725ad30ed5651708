import type { UnixTime } from '#schemas';
import { datesOf, dayFrom } from '../kernel/days.ts';
import type { HistoryQuery } from './query.ts';

type Period = NonNullable<HistoryQuery['period']>;

/** The period of as many days before this one, to compare with; as much of it as has passed of this one, null before it begins. */
export function periodBefore({ from, to }: Period, now: UnixTime, timezone: string): Period | null {
  if (now <= from) return null;
  const days = datesOf(from, to, timezone).length;
  const start = dayFrom(from, timezone, -days);
  return { from: start, to: now < to ? Math.min(from, start + (now - from)) : from };
}
