import { longestPeriod } from '#core/rules';
import { presetPeriods, type Result, type UnixTime } from '#schemas';
import { dayFrom, monthFrom, startOfDate } from '../kernel/days.ts';

/** The periods of the history (specification 2, section 2), and three more: those of its presets end with yesterday, `today` and `this-month` with today. */
export const rangeCategories = [...presetPeriods, 'custom'] as const;
export type RangeCategory = (typeof rangeCategories)[number];

/** Whether a period is a month of the calendar, or what there is of it. */
export function isMonth(category: RangeCategory): boolean {
  return category === 'this-month' || category === 'last-month';
}

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
  const month = (months: number) => monthFrom(now, timezone, months);
  if (category === 'this-month') return { category, from: month(0), to: day(1) };
  if (category === 'last-month') return { category, from: month(-1), to: month(0) };
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

/** Two calendar days as a person chose them, `2027-01-15`, the last one included. */
export type ChosenDays = { readonly first: string; readonly last: string };
/** What is wrong with them, and at which of the two. */
export type RangeFault = {
  readonly field: keyof ChosenDays;
  readonly why: 'missing' | 'ends-before-start' | 'too-long';
};

/** A custom period of whole days in the market's zone. */
export function customRange(
  { first, last }: ChosenDays,
  timezone: string,
  maximumDays: number,
): Result<Pick<DateRange, 'from' | 'to'>, RangeFault> {
  const from = startOfDate(first, timezone);
  if (from === null) return { ok: false, problem: { field: 'first', why: 'missing' } };
  const end = startOfDate(last, timezone);
  if (end === null) return { ok: false, problem: { field: 'last', why: 'missing' } };
  const range = { from, to: dayFrom(end, timezone, 1) };
  const why = rangeProblem(range, maximumDays);
  return why === null ? { ok: true, value: range } : { ok: false, problem: { field: 'last', why } };
}

/** Why a custom period cannot be used, or null when it can. */
export function rangeProblem(
  { from, to }: Pick<DateRange, 'from' | 'to'>,
  maximumDays: number,
): 'ends-before-start' | 'too-long' | null {
  if (to <= from) return 'ends-before-start';
  return to - from > longestPeriod(maximumDays) ? 'too-long' : null;
}
