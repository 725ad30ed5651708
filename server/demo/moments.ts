import type { Market, UnixTime } from '#schemas';
import { daysOf } from '../clock.ts';
import { between, type Random } from '../fleet/random.ts';

const hour = 3600;
const day = 24 * hour;

/** Days of the demo's past: a month, and the month before to compare it with. */
const reach = 60;
/** Percent of orders in each hour from eleven on, with peaks at lunch and dinner. */
const byHour = [5, 15, 11, 5, 3, 3, 6, 15, 19, 12, 6] as const;
const opens = 11;
/** Orders of a weekend's day relative to a weekday, and of today relative to two months ago. */
const weekendRush = 1.7;
const growth = 1.45;

type Where = Pick<Market, 'timezone' | 'formatting'>;

/** Exactly `count` moments on the days before today, earliest first. */
export function pastMoments(
  count: number,
  { timezone, formatting: { weekend } }: Where,
  now: UnixTime,
  random: Random,
): readonly UnixTime[] {
  const midnight = now - secondOfDay(now, timezone);
  const dateOf = daysOf(timezone);
  const ago = Array.from({ length: reach }, (_, nth) => nth + 1);
  const weights = ago.map((days) => {
    const busy = weekend.includes(weekdayOf(dateOf(midnight - (days - 0.5) * day)));
    const rush = (busy ? weekendRush : 1) * (growth - ((growth - 1) * days) / reach);
    return rush * between(random, 0.8, 1.2);
  });
  const moments = Array.from({ length: count }, (_, nth) => {
    // One from each of `count` equal shares, so that days follow their weights.
    const days = (ago[placeOf((nth + random()) / count, weights)] ?? 1) * day;
    const after = (opens + placeOf(random(), byHour)) * hour;
    return midnight - days + after + Math.floor(between(random, 0, hour));
  });
  return moments.toSorted((a, b) => a - b);
}

/** The index of the weight that holds a share (0 to 1) of their sum. */
function placeOf(share: number, weights: readonly number[]): number {
  let left = share * weights.reduce((sum, weight) => sum + weight, 0);
  const at = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return Math.max(0, at);
}

/** Seconds since midnight on the clocks of a zone. */
function secondOfDay(at: UnixTime, timeZone: string): number {
  const written = new Intl.DateTimeFormat('sv-SE', { timeStyle: 'medium', timeZone });
  const [hours = 0, minutes = 0, seconds = 0] = written
    .format(at * 1000)
    .split(':')
    .map(Number);
  return hours * hour + minutes * 60 + seconds + (at % 1);
}

/** From 1 for Monday to 7 for Sunday, as markets name their weekends. */
function weekdayOf(date: string): number {
  return new Date(date).getUTCDay() || 7;
}
