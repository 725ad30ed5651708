import { useUnit } from 'effector-react';
import {
  $beforeLoading,
  $historyFailed,
  $historyReady,
  $historySummary,
  $range,
  $summaryLoading,
  daysOfSummary,
  hasManyDays,
  historyOpened,
} from '#core';
import { useConfig, useText } from '#i18n';
import type { OrderSummary } from '#schemas';
import { Card, Disclosure, NotLoaded } from '#ui';
import { Figures } from './figures.tsx';
import { SummaryShape } from './loading-shape.tsx';
import * as css from './summary.css.ts';
import { SummaryChart } from './summary-chart.tsx';
import { SummaryTable } from './summary-table.tsx';

/** What the orders of the filters add up to, beside the period before. */
export function Summary() {
  const t = useText();
  const [{ summary, query, failed }, ready, listFailed, loading, retry] = useUnit([
    $historySummary,
    $historyReady,
    $historyFailed,
    $summaryLoading,
    historyOpened,
  ]);
  const range = useUnit($range);
  const { timezone } = useConfig().deployment;
  // The list says it for both, and asks for both again, as long as it has nothing else to show.
  if (failed && listFailed && !ready) return null;
  if (failed) {
    return (
      <NotLoaded retryLabel={t('action.retry')} busy={loading} onRetry={() => retry()}>
        {t('history.summary.failed')}
      </NotLoaded>
    );
  }
  const period = query === null ? range : query.period;
  if (summary !== null) return <Sums summary={summary} period={period} />;
  return <SummaryShape byDay={period !== null && hasManyDays(period, timezone)} />;
}

type SumsProps = { summary: OrderSummary; period: Parameters<typeof daysOfSummary>[1] };

function Sums({ summary, period }: SumsProps) {
  const t = useText();
  const [{ before }, awaited] = useUnit([$historySummary, $beforeLoading]);
  const { timezone } = useConfig().deployment;
  const days = daysOfSummary(summary, period, timezone);
  const earlier = before && daysOfSummary(before.summary, before.period, timezone);
  return (
    <section aria-label={t('history.summary')}>
      <Card padding="none">
        <Figures summary={summary} before={before?.summary ?? null} awaited={awaited} />
        {days.length > 1 && summary.orders > 0 && (
          <>
            <SummaryChart days={days} before={earlier} awaited={awaited} />
            <div className={css.byDay}>
              <Disclosure summary={t('history.summary.by-day')}>
                <SummaryTable days={days.filter(({ orders }) => orders > 0)} />
              </Disclosure>
            </div>
          </>
        )}
      </Card>
    </section>
  );
}
