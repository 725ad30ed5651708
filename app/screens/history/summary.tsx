import { useUnit } from 'effector-react';
import {
  $historyFailed,
  $historyReady,
  $historySummary,
  $summaryLoading,
  daysOfSummary,
  historyOpened,
} from '#core';
import { useConfig, useFormat, useText } from '#i18n';
import type { OrderSummary } from '#schemas';
import { Card, Disclosure, NotLoaded, Section, Skeleton, Stack } from '#ui';
import * as css from './summary.css.ts';
import { SummaryChart } from './summary-chart.tsx';
import { SummaryTable } from './summary-table.tsx';
import { useMinutes } from './use-minutes.ts';

/** What the orders of the filters add up to. */
export function Summary() {
  const t = useText();
  const [{ summary, query, failed }, ready, listFailed, loading, retry] = useUnit([
    $historySummary,
    $historyReady,
    $historyFailed,
    $summaryLoading,
    historyOpened,
  ]);
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
  if (summary === null) return <Skeleton label={t('app.loading')} height="6rem" />;
  const days = daysOfSummary(summary, query?.period ?? null, deployment.timezone);
  return (
    <Section title={t('history.summary')}>
      <Card>
        <Stack>
          <Figures summary={summary} />
          {days.length > 1 && summary.orders > 0 && (
            <>
              <SummaryChart days={days} />
              <Disclosure summary={t('history.summary.by-day')}>
                <SummaryTable days={days} />
              </Disclosure>
            </>
          )}
        </Stack>
      </Card>
    </Section>
  );
}

/** What is left of the orders when all ends are counted, so that the figures always add up. */
function ongoingOf({ orders, deliveries, returns, cancellations }: OrderSummary): number {
  return orders - deliveries - returns - cancellations;
}

function Figures({ summary }: { summary: OrderSummary }) {
  const t = useText();
  const format = useFormat();
  const minutes = useMinutes();
  const figures = {
    orders: format.number(summary.orders),
    deliveries: format.number(summary.deliveries),
    returns: format.number(summary.returns),
    cancellations: format.number(summary.cancellations),
    ongoing: format.number(ongoingOf(summary)),
    spend: format.money(summary.spend),
    charges: format.money(summary.charges),
    pickup: minutes(summary.median_pickup_minutes),
    dropoff: minutes(summary.median_dropoff_minutes),
  };
  return (
    <dl className={css.figures}>
      {Object.entries(figures).map(([name, value]) => (
        <div key={name}>
          <dt className={css.term}>{t(`history.summary.${name}`)}</dt>
          <dd className={css.figure}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
