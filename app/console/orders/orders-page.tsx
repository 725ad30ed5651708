import { Link as RouteLink } from 'wouter';
import type { ResultOf } from '#schemas';
import type { operatorCalls } from '#schemas/operator';
import { type Column, EmptyState, Link, Section } from '#ui';
import { Code } from '../parts/code.tsx';
import { SearchBar, useFilters } from '../parts/filters.tsx';
import { Moment } from '../parts/moment.tsx';
import { Outlet } from '../parts/outlet.tsx';
import { Pager } from '../parts/pager.tsx';
import * as css from '../parts/parts.css.ts';
import { Records } from '../parts/records.tsx';
import { Status } from '../parts/status.tsx';
import { readings } from '../readings-model.ts';
import { t } from '../text.ts';
import { useReading } from '../use-reading.ts';

type Found = ResultOf<typeof operatorCalls.findOrders>['orders'][number];

const columns: readonly Column<Found>[] = [
  {
    id: 'recipient',
    header: t('order.recipient'),
    cell: ({ order_id, recipient, phone }) => (
      <span className={css.lines}>
        <span>
          <RouteLink href={`/orders/${order_id}`} asChild>
            <Link>{recipient || order_id}</Link>
          </RouteLink>
        </span>
        <span className={css.muted}>{phone}</span>
      </span>
    ),
  },
  {
    id: 'status',
    header: t('order.status'),
    cell: ({ status }) => <Status status={status} />,
    whole: true,
  },
  {
    id: 'id',
    header: t('order.id'),
    cell: ({ order_id, reference }) => (
      <span className={css.lines}>
        <Code>{order_id}</Code>
        {reference !== null && <span className={css.muted}>{reference}</span>}
      </span>
    ),
    whole: true,
  },
  {
    id: 'outlet',
    header: t('order.outlet'),
    cell: (order) => <Outlet {...order}>{order.outlet_name}</Outlet>,
  },
  { id: 'rider', header: t('order.rider'), cell: ({ rider }) => rider },
  {
    id: 'placed',
    header: t('order.placed'),
    cell: ({ created_at }) => <Moment at={created_at} />,
    whole: true,
  },
];

/** Finds orders, which is where most of what an operator is asked begins. */
export function OrdersPage() {
  const { read, set, page, setPage, part } = useFilters();
  const search = read('search');
  const { answer, busy, problem, again } = useReading(
    readings.orders,
    search === '' ? null : { query: { search, ...part } },
  );
  return (
    <Section level={1} title={t('place.orders')}>
      <SearchBar
        label={t('orders.search')}
        value={search}
        onSearch={(text) => set({ search: text })}
      />
      {search === '' ? (
        <EmptyState icon="search" title={t('orders.begin')}>
          {t('orders.begin.hint')}
        </EmptyState>
      ) : (
        <div>
          <Records
            caption={t('place.orders')}
            columns={columns}
            rows={answer?.orders ?? null}
            rowKey={({ order_id }) => order_id}
            icon="bag"
            empty={t('orders.none', { search })}
            {...{ busy, problem }}
            onRetry={again}
          />
          <Pager page={page} total={undefined} here={answer?.orders.length ?? 0} onPage={setPage} />
        </div>
      )}
    </Section>
  );
}
