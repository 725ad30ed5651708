import { useStoreMap, useUnit } from 'effector-react';
import { Suspense, useCallback, useState } from 'react';
import {
  $includeOutlets,
  $now,
  $outletNames,
  $search,
  $vendorId,
  ordersAsked,
  type Tab,
} from '#core';
import { useFormat, useText } from '#i18n';
import { lazyPart } from '#lazy';
import { orderPath } from '#routes';
import { NotLoaded, RowsSkeleton, VirtualList } from '#ui';
import { GroupCounts, GroupHead } from './group-head.tsx';
import { listOf, tabKey } from './lists.ts';
import { OrderRow } from './order-row.tsx';
import * as css from './tracking.css.ts';
import { groupOfKey, useRows } from './use-rows.ts';

const NoOrders = lazyPart(
  () => import('./no-orders.tsx'),
  ({ NoOrders }) => NoOrders,
);

type OrderRowsProps = {
  tab: Tab;
  /** All that are under way are in one tab. */
  joined: boolean;
  selectedId: string | null;
  onOpen: (orderId: string) => void;
  onTab: (tab: Tab) => void;
};

/** The orders of a tab, in groups where they are under way. */
export function OrderRows({ tab, joined, selectedId, onOpen, onTab }: OrderRowsProps) {
  const t = useText();
  const [search, complete] = useUnit([$search, listOf(tab).complete]);
  const beat = useStoreMap({ store: $now, keys: [], fn: (now) => Math.floor(now / COUNTED_EVERY) });
  const [isHeld, held] = useHeld();
  const { keys, counts } = useRows(tab, { isHeld, joined });
  const draw = useDraw(tab, onOpen);
  if (keys.length === 0) {
    if (!complete) return <NotYet tab={tab} />;
    return (
      <Suspense fallback={<Rows />}>
        <NoOrders {...{ tab, joined, search, onTab }} />
      </Suspense>
    );
  }
  return (
    <div {...held}>
      <GroupCounts value={counts}>
        <VirtualList
          list={tab}
          keys={keys}
          shown={selectedId}
          beat={beat}
          className={css.rows}
          aria-label={t(tabKey(tab, joined))}
        >
          {draw}
        </VirtualList>
      </GroupCounts>
    </div>
  );
}

/** Seconds after which rows say again how many there are: a person who listens to them is slower than the orders. */
const COUNTED_EVERY = 10;

/** Whether a pointer or the focus is among the rows, which should then stay where they are. */
function useHeld() {
  const [isPointed, setPointed] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const handlers = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocus(true),
    onBlur: () => setFocus(false),
  };
  return [isPointed || hasFocus, handlers] as const;
}

function useDraw(tab: Tab, onOpen: (orderId: string) => void) {
  const t = useText();
  const format = useFormat();
  const [vendorId, included, names] = useUnit([$vendorId, $includeOutlets, $outletNames]);
  const outlets = included ? names : null;
  return useCallback(
    (key: string, isShown: boolean) => {
      const group = groupOfKey(key);
      if (group !== null) return <GroupHead key={key} group={group} tab={tab} />;
      return (
        <OrderRow
          key={key}
          orderId={key}
          tab={tab}
          selected={isShown}
          outlets={outlets}
          href={orderPath('order-tracking', vendorId, key)}
          onOpen={onOpen}
          t={t}
          format={format}
        />
      );
    },
    [tab, vendorId, outlets, onOpen, t, format],
  );
}

/** The list is on its way, or could not be loaded. */
function NotYet({ tab }: { tab: Tab }) {
  const t = useText();
  const list = listOf(tab);
  const [ready, problem, loading, ask] = useUnit([
    list.ready,
    list.problem,
    list.loading,
    ordersAsked,
  ]);
  if (problem === null) return <Rows />;
  // Where the rest of today's orders did not come, that stands above the tabs already.
  if (ready && tab !== 'preorders') return null;
  return (
    <div className={css.inset}>
      <NotLoaded retryLabel={t('action.retry')} busy={loading} onRetry={() => ask()}>
        {t('error.cant-retrieve-current-orders', { message: '' })}
      </NotLoaded>
    </div>
  );
}

/** Where rows will be, or what is said in their place. */
function Rows() {
  return <RowsSkeleton label={useText()('app.loading')} rows={6} />;
}
