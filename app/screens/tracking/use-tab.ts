import { useStoreMap, useUnit } from 'effector-react';
import { useState } from 'react';
import { $orders, $ordersReady, countsOf, type Orders, type Tab, tabShowing, tabs } from '#core';
import { $attention } from './attention-model.ts';
import { isUnderWay } from './under-way.ts';

/**
 * The chosen tab. It follows the selected order to other tabs until the person chooses one, so that the order is in the list when it
 * is closed. An order in the attention group does not change the tab. Until anything is chosen or opened, it is the first one in
 * which something waits when the list arrives.
 */
export function useTab(selectedId: string | null): [Tab, (tab: Tab) => void] {
  const [chosen, setChosen] = useState<{ tab: Tab; for: string | null } | null>(null);
  const [last, setLast] = useState<Tab>('new');
  const ready = useUnit($ordersReady);
  const first = useStoreMap({ store: $orders, keys: [], fn: firstBusy });
  const [arrived, setArrived] = useState(false);
  if (arrived !== ready) {
    setArrived(ready);
    if (ready && chosen === null && selectedId === null) setLast(first);
  }
  const where = useStoreMap({
    store: $orders,
    keys: [selectedId],
    fn: (orders, [id]) => (id === null ? null : tabShowing(orders, id)),
  });
  const isOnTop = useUnit($attention).includes(selectedId ?? '') && isUnderWay(where);
  const here = chosen?.tab ?? last;
  const followed = isOnTop && isUnderWay(here) ? here : where;
  if (followed !== null && followed !== last) setLast(followed);
  // A choice from before this order was opened would come back when it is closed.
  if (followed !== null && chosen !== null && chosen.for !== selectedId) setChosen(null);
  const tab = chosen?.for === selectedId ? chosen.tab : (followed ?? chosen?.tab ?? last);
  return [tab, (next) => setChosen({ tab: next, for: selectedId })];
}

/** The first tab with orders under way. */
function firstBusy(orders: Orders): Tab {
  const counts = countsOf(orders);
  return tabs.find((tab) => isUnderWay(tab) && counts[tab] > 0) ?? 'new';
}
