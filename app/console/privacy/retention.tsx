import type { ResultOf } from '#schemas';
import type { operatorCalls } from '#schemas/operator';
import { Facts, NotLoaded, RowsSkeleton, Section } from '#ui';
import * as css from '../parts/parts.css.ts';
import { problemText } from '../problem-text.ts';
import { readings } from '../readings-model.ts';
import { t } from '../text.ts';
import { useReading } from '../use-reading.ts';

/** How long what is kept of people stays. */
export function Retention() {
  const { answer, busy, problem, again } = useReading(readings.retention, {});
  return (
    <Section title={t('retention')} description={t('retention.hint')}>
      {problem && (
        <NotLoaded retryLabel={t('action.retry')} busy={busy} onRetry={again}>
          {problemText(problem)}
        </NotLoaded>
      )}
      {answer && <Periods told={answer} />}
      {!answer && !problem && <RowsSkeleton label={t('loading')} rows={4} />}
    </Section>
  );
}

type Told = ResultOf<typeof operatorCalls.getRetention>;

function Periods({ told }: { told: Told }) {
  const days = (count: number) => t('retention.days', { count });
  const { markets, bulk_rows_days, payments_without_order_days, errands_given_up_days } = told;
  const facts = [
    ...periodsOf(markets).map(({ period, countries }) => ({
      ...{ id: String(period), value: days(period) },
      term: t('retention.orders', { countries }),
    })),
    { id: 'bulk', term: t('retention.bulk'), value: days(bulk_rows_days) },
    { id: 'pay', term: t('retention.payments'), value: days(payments_without_order_days) },
    { id: 'errand', term: t('retention.errands'), value: days(errands_given_up_days) },
  ];
  return (
    <div className={css.form}>
      <Facts facts={facts} look="ends" />
    </div>
  );
}

/** Most markets share a period: each is told once, with those that have it. */
function periodsOf(markets: Told['markets']) {
  const periods = new Set(markets.map(({ orders_days }) => orders_days));
  return [...periods].map((period) => {
    const countries = markets.filter(({ orders_days }) => orders_days === period);
    const isAll = countries.length === markets.length;
    const names = countries.map(({ country }) => country).join(', ');
    return { period, countries: isAll ? t('retention.everywhere') : names };
  });
}
