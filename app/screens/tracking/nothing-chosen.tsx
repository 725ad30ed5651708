import { useStoreMap, useUnit } from 'effector-react';
import { $ordersReady, $pacedOrders, $search, type Tab, visibleIds } from '#core';
import { useText } from '#i18n';
import { EmptyState } from '#ui';
import { $attention } from './attention-model.ts';
import { isUnderWay } from './under-way.ts';

/** Beside a tab of which nothing is chosen, where there is no rider to see either. */
export function NothingChosen({ tab }: { tab: Tab }) {
  const t = useText();
  const [ready, search, attention] = useUnit([$ordersReady, $search, $attention]);
  const isAny = useStoreMap({
    store: $pacedOrders,
    keys: [tab, search],
    fn: (orders, [shown, key]) => visibleIds(orders, shown, key).length > 0,
  });
  const isOnTop = isUnderWay(tab) && attention.length > 0;
  // Nothing while the list is loading; an empty one has its own message.
  if (!ready || !(isAny || isOnTop)) return null;
  return <EmptyState icon="rider" title={t('tracking.choose')} />;
}
