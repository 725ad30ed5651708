import { useUnit } from 'effector-react';
import {
  $beforeLoading,
  $historyFailed,
  $historyReady,
  $historySummary,
  $summaryLoading,
  daysOfSummary,
  historyOpened,
} from '#core';
import { useConfig, useText } from '#i18n';
import { Card, Disclosure, NotLoaded } from '#ui';
import { Figures } from './figures.tsx';
import { FiguresShape } from './loading-shape.tsx';
import * as css from './summary.css.ts';
import { SummaryChart } from './summary-chart.tsx';
import { SummaryTable } from './summary-table.tsx';

/** What the orders of the filters add up to, beside the period before. */
export function Summary() {
  const t = useText();
  const [{ summary, query, before, failed }, ready, listFailed, loading, retry] = useUnit([
    $historySummary,
    $historyReady,
    $historyFailed,
    $summaryLoading,
    historyOpened,
  ]);
  const awaited = useUnit($beforeLoading);
  const { deployment } = useConfig();
  // The list says it for both, and asks for both again, as long as it has nothing else to show.
  if (failed && listFailed && !ready) return null;
  if (failed) {
    return (
      <NotLoaded retryLabel={t('action.retry')} busy={loading} onRetry={() => retry()}>
        {t('history.summary.failed')}
      </NotLoaded>
    );
  }
  if (summary === null) return <FiguresShape />;
  const days = daysOfSummary(summary, query?.period ?? null, deployment.timezone);
  const earlier = before && daysOfSummary(before.summary, before.period, deployment.timezone);
  return (
    <section aria-label={t('history.summary')}>
      <Card padding="none">
        <Figures summary={summary} before={before?.summary ?? null} awaited={awaited} />
        {days.length > 1 && summary.orders > 0 && (
          <>
            <SummaryChart days={days} before={earlier} />
            <div className={css.byDay}>
              <Disclosure summary={t('history.summary.by-day')}>
                <SummaryTable days={days} />
              </Disclosure>
            </div>
          </>
        )}
      </Card>
    </section>
  );
}
