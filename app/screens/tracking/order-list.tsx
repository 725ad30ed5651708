import { useStoreMap, useUnit } from 'effector-react';
import { useCallback, useId, useState } from 'react';
import {
  $includeOutlets,
  $now,
  $orders,
  $ordersComplete,
  $ordersLoading,
  $ordersProblem,
  $ordersReady,
  $preordersComplete,
  $preordersLoading,
  $preordersProblem,
  $preordersReady,
  $search,
  $vendorId,
  countsOf,
  ordersAsked,
  type Tab,
  tabShowing,
  tabs,
  visibleIds,
} from '#core';
import { useFormat, useText } from '#i18n';
import { NotLoaded, Skeleton, Tabs, tabId, VirtualList } from '#ui';
import { orderPath } from '../../shell/paths.ts';
import { ListState } from './list-state.tsx';
import { NoOrders } from './no-orders.tsx';
import { OrderRow } from './order-row.tsx';
import { OrderSearch } from './order-search.tsx';
import * as css from './tracking.css.ts';

type OrderListProps = { selectedId: string | null; onOpen: (orderId: string) => void };

/** Five tabs with their counts, newest first, searchable. */
export function OrderList({ selectedId, onOpen }: OrderListProps) {
  const t = useText();
  const id = useId();
  const [tab, setTab] = useTab(selectedId);
  // What leads from an empty tab to another goes with the first, and the focus stays with the orders.
  const turnTo = (next: Tab) => {
    setTab(next);
    document.getElementById(tabId(id, next))?.focus();
  };
  return (
    <>
      <OrderSearch />
      <ListState />
      <Tabs
        id={id}
        label={t('tracking.tabs')}
        selected={tab}
        onSelect={setTab}
        tabs={tabs.map((id) => ({
          id,
          label: t(`tracking.tab.${id}`),
          count: <TabCount tab={id} />,
        }))}
      >
        <OrderRows {...{ tab, selectedId, onOpen }} onTab={turnTo} />
      </Tabs>
    </>
  );
}

/**
 * It subscribes by itself, so that an order that moves repaints two numbers and not the list. Before the list came there
 * is nothing to count, and the place is kept; while more of it comes, there are at least so many.
 */
function TabCount({ tab }: { tab: Tab }) {
  const [ready, complete] = useUnit([listOf(tab).ready, listOf(tab).complete]);
  const count = useStoreMap({
    store: $orders,
    keys: [tab],
    fn: (orders, [id]) => countsOf(orders)[id],
  });
  if (!ready) return null;
  return complete ? count : `${count}+`;
}

/** The pre-orders are a list of their own. */
function listOf(tab: Tab) {
  return tab === 'preorders' ? preorders : ofToday;
}
const ofToday = {
  ready: $ordersReady,
  complete: $ordersComplete,
  problem: $ordersProblem,
  loading: $ordersLoading,
};
const preorders = {
  ready: $preordersReady,
  complete: $preordersComplete,
  problem: $preordersProblem,
  loading: $preordersLoading,
};

/**
 * The chosen tab; a selected order that moves on takes the list along until the person chooses another tab, and who closes
 * it finds it in the list.
 */
function useTab(selectedId: string | null): [Tab, (tab: Tab) => void] {
  const [chosen, setChosen] = useState<{ tab: Tab; for: string | null } | null>(null);
  const followed = useStoreMap({
    store: $orders,
    keys: [selectedId],
    fn: (orders, [id]) => (id === null ? null : tabShowing(orders, id)),
  });
  const [last, setLast] = useState<Tab>('new');
  if (followed !== null && followed !== last) setLast(followed);
  // A choice from before this order was opened would come back when it is closed.
  if (followed !== null && chosen !== null && chosen.for !== selectedId) setChosen(null);
  const tab = chosen?.for === selectedId ? chosen.tab : (followed ?? chosen?.tab ?? last);
  return [tab, (next) => setChosen({ tab: next, for: selectedId })];
}

type OrderRowsProps = OrderListProps & { tab: Tab; onTab: (tab: Tab) => void };

function OrderRows({ tab, selectedId, onOpen, onTab }: OrderRowsProps) {
  const t = useText();
  const format = useFormat();
  const [search, vendorId, outlet, complete] = useUnit([
    $search,
    $vendorId,
    $includeOutlets,
    listOf(tab).complete,
  ]);
  const beat = useStoreMap({ store: $now, keys: [], fn: (now) => Math.floor(now / COUNTED_EVERY) });
  const ids = useStoreMap({
    store: $orders,
    keys: [tab, search],
    fn: (orders, [shown, key]) => visibleIds(orders, shown, key),
  });
  const draw = useCallback(
    (id: string, isShown: boolean) => (
      <OrderRow
        key={id}
        orderId={id}
        scheduled={tab === 'preorders'}
        selected={isShown}
        outlet={outlet}
        href={orderPath('order-tracking', vendorId, id)}
        onOpen={onOpen}
        t={t}
        format={format}
      />
    ),
    [tab, vendorId, outlet, onOpen, t, format],
  );
  if (ids.length === 0) {
    return complete ? <NoOrders {...{ tab, search, onTab }} /> : <NotYet tab={tab} />;
  }
  return (
    <VirtualList
      list={tab}
      keys={ids}
      shown={selectedId}
      beat={beat}
      className={css.rows}
      aria-label={t(`tracking.tab.${tab}`)}
    >
      {draw}
    </VirtualList>
  );
}

/** Seconds after which rows say again how many there are: a person who listens to them is slower than the orders. */
const COUNTED_EVERY = 10;

/** The list is on its way, or could not be loaded. */
function NotYet({ tab }: { tab: Tab }) {
  const t = useText();
  const list = listOf(tab);
  const [problem, loading, ask] = useUnit([list.problem, list.loading, ordersAsked]);
  if (problem === null) {
    return (
      <div className={css.loading}>
        <Skeleton label={t('app.loading')} lines={6} />
      </div>
    );
  }
  return (
    <div className={css.inset}>
      <NotLoaded retryLabel={t('action.retry')} busy={loading} onRetry={() => ask()}>
        {t('error.cant-retrieve-current-orders', { message: '' })}
      </NotLoaded>
    </div>
  );
}
