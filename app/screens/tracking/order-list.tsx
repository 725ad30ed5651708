import { useStoreMap, useUnit } from 'effector-react';
import { type ReactNode, Suspense, useEffect, useId, useState } from 'react';
import { $mayBeNew, $pacedOrders, countsOf, type Tab, tabs } from '#core';
import { useFormat, useText } from '#i18n';
import { lazyPart } from '#lazy';
import { RowsSkeleton, Tabs, tabId, useMedia, VisuallyHidden } from '#ui';
import { twoColumns } from '#ui/theme';
import { listOpened } from './attention-model.ts';
import { FirstSteps } from './first-steps-part.ts';
import { listOf, tabKey } from './lists.ts';
import { OrderRows } from './order-rows.tsx';
import { OrderSearch } from './order-search.tsx';
import * as css from './tracking.css.ts';

/** It has something to say where a list is long or did not come. */
const ListState = lazyPart(
  () => import('./list-state.tsx'),
  ({ ListState }) => ListState,
);

type OrderListProps = {
  /** The order of the address, which the list follows. */
  selectedId: string | null;
  /** The tab on a desktop, where each group has its own. */
  chosen: Tab;
  onTab: (tab: Tab) => void;
  onOpen: (orderId: string) => void;
};

/** Tabs with their counts, newest first, searchable: five of them, or four on a phone, where all that are under way share one. */
export function OrderList({ selectedId, chosen, onTab, onOpen }: OrderListProps) {
  const t = useText();
  const id = useId();
  const hasRoom = useMedia(twoColumns);
  const tab = hasRoom || chosen !== 'collected' ? chosen : 'new';
  const isJoined = (each: Tab) => !hasRoom && each === 'new';
  const open = useUnit(listOpened);
  useEffect(() => open(), [open]);
  // The link in an empty tab disappears when it is followed, so the focus moves to the list.
  const turnTo = (next: Tab) => {
    onTab(next);
    document.getElementById(tabId(id, next))?.focus();
  };
  return (
    <>
      <OrderSearch />
      <Suspense fallback={null}>
        <ListState />
      </Suspense>
      <Tabs
        id={id}
        label={t('tracking.tabs')}
        selected={tab}
        onSelect={onTab}
        tabs={tabs
          .filter((each) => hasRoom || each !== 'collected')
          .map((id) => ({
            id,
            label: (
              <>
                {t(tabKey(id, isJoined(id)))} <TabCount tab={id} joined={isJoined(id)} />
              </>
            ),
          }))}
      >
        <UnderSteps hasRoom={hasRoom}>
          <OrderRows
            {...{ tab, onOpen }}
            joined={isJoined(tab)}
            selectedId={selectedId}
            onTab={turnTo}
          />
        </UnderSteps>
      </Tabs>
    </>
  );
}

/** Without room beside the list, what a new outlet does first stands over its rows, which wait for it, so that nothing moves. */
function UnderSteps({ hasRoom, children }: { hasRoom: boolean; children: ReactNode }) {
  const t = useText();
  const isNew = useUnit($mayBeNew) && !hasRoom;
  // Rows are made only once, also when the outlet stops being new.
  const [wasNew, setNew] = useState(isNew);
  if (isNew && !wasNew) setNew(true);
  if (!wasNew) return children;
  const coming = <RowsSkeleton label={t('app.loading')} rows={6} />;
  return (
    <Suspense fallback={coming}>
      <FirstSteps beside={false} coming={coming}>
        {children}
      </FirstSteps>
    </Suspense>
  );
}

/**
 * Subscribes by itself, so that an order that changes tabs repaints two numbers and not the list. Empty before the list has
 * loaded; "at least" while more is loading.
 */
function TabCount({ tab, joined }: { tab: Tab; joined: boolean }) {
  const { number } = useFormat();
  const [ready, complete] = useUnit([listOf(tab).ready, listOf(tab).complete]);
  const count = useStoreMap({
    store: $pacedOrders,
    keys: [tab, joined],
    fn(orders, [id, withCollected]) {
      const counts = countsOf(orders);
      return counts[id] + (withCollected ? counts.collected : 0);
    },
  });
  if (!ready) return null;
  const text = complete ? number(count) : `${number(count)}+`;
  // What is over waits for nobody.
  const isWaiting = waiting.has(tab) && count > 0;
  return isWaiting ? (
    <span className={css.tabCount}>{text}</span>
  ) : (
    <VisuallyHidden>{text}</VisuallyHidden>
  );
}

const waiting: ReadonlySet<Tab> = new Set(['new', 'preorders', 'collected']);
