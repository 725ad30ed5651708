import type { SummaryDay } from '#core';
import type { Format, Translate } from '#i18n';

/** A sentence about a day, and which part of the drawing it is about. */
export type Line = { of: 'day' | 'deliveries' | 'cancellations' | 'before'; text: string };

/** What is said of a day, its name first; of the day before that stands beside it where there is one, the sum. */
export function dayWords(
  day: SummaryDay,
  earlier: SummaryDay | undefined,
  t: Translate,
  format: Pick<Format, 'number' | 'weekday'>,
): readonly Line[] {
  const line = (of: Line['of'], key: string, value: number): Line => ({
    of,
    text: t('history.chart.line', { what: t(key), count: format.number(value) }),
  });
  return [
    { of: 'day', text: format.weekday(day.day) },
    line('deliveries', 'history.summary.deliveries', day.deliveries),
    line('cancellations', 'history.summary.cancellations', day.cancellations),
    ...(earlier ? [line('before', 'history.chart.before', sumOf(earlier))] : []),
  ];
}

/** How high the bar of a day is. */
export function sumOf({ deliveries, cancellations }: SummaryDay): number {
  return deliveries + cancellations;
}
