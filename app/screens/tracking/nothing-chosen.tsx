import { useStoreMap, useUnit } from 'effector-react';
import { $ordersReady, $pacedOrders, tabs, visibleIds } from '#core';
import { useText } from '#i18n';
import { EmptyState } from '#ui';

/** Beside a list of which nothing is chosen, where there is no rider to see either. */
export function NothingChosen() {
  const t = useText();
  const isAny = useStoreMap($pacedOrders, (orders) =>
    tabs.some((tab) => visibleIds(orders, tab, '').length > 0),
  );
  // Nothing while the list is loading; an empty list has its own message.
  if (!useUnit($ordersReady) || !isAny) return null;
  return <EmptyState icon="rider" title={t('tracking.choose')} />;
}
