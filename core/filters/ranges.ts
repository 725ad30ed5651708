import type { UnixTime } from '#schemas';
import { dayFrom } from '../days.ts';

/** The periods of the history; those of the specification (2, section 2) end with yesterday, and today is its own. */
export const rangeCategories = [
  'today',
  'yesterday',
  'past-7-days',
  'past-30-days',
  'custom',
] as const;
export type RangeCategory = (typeof rangeCategories)[number];

/** From inclusive, to exclusive, in Unix seconds. */
export type DateRange = {
  readonly category: RangeCategory;
  readonly from: UnixTime;
  readonly to: UnixTime;
};

/** A period of whole days in the market's zone. */
export function presetRange(
  category: Exclude<RangeCategory, 'custom'>,
  now: UnixTime,
  timezone: string,
): DateRange {
  const day = (days: number) => dayFrom(now, timezone, days);
  const [first, end] = presetDays[category];
  return { category, from: day(first), to: day(end) };
}

/** The first day and the one after the last, counted from today. */
const presetDays = {
  today: [0, 1],
  yesterday: [-1, 0],
  'past-7-days': [-7, 0],
  'past-30-days': [-30, 0],
} as const satisfies Record<string, readonly [number, number]>;

/** Why a custom period cannot be used, or null when it can. */
export function rangeProblem(
  { from, to }: Pick<DateRange, 'from' | 'to'>,
  maximumDays = LONGEST_RANGE,
): 'ends-before-start' | 'too-long' | null {
  if (to <= from) return 'ends-before-start';
  return to - from > maximumDays * 86_400 + DAYLIGHT_SAVING ? 'too-long' : null;
}

/** Days of the longest custom period. */
const LONGEST_RANGE = 31;
/** A period in which the clocks go back is an hour longer than its days. */
const DAYLIGHT_SAVING = 3600;
