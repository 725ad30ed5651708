import type { UnixTime } from '#schemas';
import { datesOf, dayFrom } from '../kernel/days.ts';
import type { HistoryQuery } from './query.ts';

type Period = NonNullable<HistoryQuery['period']>;

/** As many days right before a period. Of one that is not over it is as much as has passed, and nothing of one that has not begun. */
export function periodBefore({ from, to }: Period, now: UnixTime, timezone: string): Period | null {
  if (now <= from) return null;
  const days = datesOf(from, to, timezone).length;
  const start = dayFrom(from, timezone, -days);
  return { from: start, to: now < to ? Math.min(from, start + (now - from)) : from };
}
