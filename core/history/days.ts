import type { OrderSummary } from '#schemas';
import { datesOf } from '../kernel/days.ts';
import type { HistoryQuery } from './query.ts';

type Span = NonNullable<HistoryQuery['period']>;

/** The figures of one day, in the market's zone. */
export type SummaryDay = OrderSummary['days'][number];

/** Whether a period has more days than one, and so a chart of them. */
export function hasManyDays({ from, to }: Span, timezone: string): boolean {
  return datesOf(from, to, timezone).length > 1;
}

/** Every day of the period, those without an order too; without a period only the days that have one. */
export function daysOfSummary(
  { days }: OrderSummary,
  period: HistoryQuery['period'],
  timezone: string,
): readonly SummaryDay[] {
  if (period === null) return days;
  const known = new Map(days.map((each) => [each.day, each]));
  return datesOf(period.from, period.to, timezone).map(
    (day) => known.get(day) ?? { ...emptyDay, day },
  );
}

const emptyDay = {
  ...{ orders: 0, deliveries: 0, cancellations: 0, returns: 0, goods: 0, spend: 0, charges: 0 },
  ...{ median_pickup_minutes: null, median_dropoff_minutes: null },
};
