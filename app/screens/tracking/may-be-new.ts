import { useStoreMap, useUnit } from 'effector-react';
import { $mode, $orders, $ordersReady, $vendor, countsOf, tabs } from '#core';

/** An outlet that has had more orders than these knows its way. */
export const mostOfNew = 3;

/** Whether the outlet may be one that begins, as far as is known without asking. */
export function useMayBeNew(): boolean {
  const [vendor, mode, ready] = useUnit([$vendor, $mode, $ordersReady]);
  const hasFew = useStoreMap({
    store: $orders,
    keys: [],
    fn: (orders) => tabs.reduce((sum, tab) => sum + countsOf(orders)[tab], 0) <= mostOfNew,
  });
  return ready && hasFew && mode === 'CLASSIC' && vendor?.is_parent === false;
}
