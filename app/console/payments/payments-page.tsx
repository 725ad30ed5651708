import { Section, Select } from '#ui';
import { SearchBar, useFilters } from '../parts/filters.tsx';
import { Pager } from '../parts/pager.tsx';
import * as css from '../parts/parts.css.ts';
import { Refresh } from '../parts/refresh.tsx';
import { readings } from '../readings-model.ts';
import { t } from '../text.ts';
import { useReading } from '../use-reading.ts';
import { PaymentList } from './payment-list.tsx';

const kinds = ['underway', 'done', 'none'] as const;

/** What was paid by card, the newest first, and giving it back. */
export function PaymentsPage() {
  const { read, set, page, setPage, part } = useFilters();
  const search = read('search');
  const refunds = kinds.find((kind) => kind === read('refunds'));
  const { answer, busy, problem, again } = useReading(readings.payments, {
    query: { ...(search !== '' && { search }), ...(refunds && { refunds }), ...part },
  });
  return (
    <Section
      level={1}
      title={t('place.payments')}
      actions={<Refresh busy={busy} onPress={again} />}
    >
      <SearchBar
        label={t('payments.search')}
        value={search}
        onSearch={(text) => set({ search: text })}
      >
        <RefundFilter refunds={refunds} onChange={(to) => set({ refunds: to })} />
      </SearchBar>
      <div>
        <PaymentList
          payments={answer?.payments ?? null}
          {...{ busy, problem, again }}
          empty={t('payments.none')}
        />
        <Pager
          page={page}
          total={answer?.total}
          here={answer?.payments.length ?? 0}
          onPage={setPage}
        />
      </div>
    </Section>
  );
}

type RefundFilterProps = {
  refunds: (typeof kinds)[number] | undefined;
  onChange: (refunds: string) => void;
};

function RefundFilter({ refunds, onChange }: RefundFilterProps) {
  return (
    <div className={css.filter}>
      <Select
        label={t('payments.refunds')}
        value={refunds ?? ''}
        placeholder={t('filter.all')}
        options={kinds.map((value) => ({ value, label: t(`payments.refunds.${value}`) }))}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
