import { combine } from 'effector';
import { $mode } from '../session/guest.ts';
import { $vendor } from '../vendors/model.ts';
import { $ordersReady } from './lists.ts';
import { $orders, countsOf } from './model.ts';
import { tabs } from './tabs.ts';

/** The most orders that an outlet may have had to count as new. */
export const mostOfNew = 3;

/** Whether the outlet may be new, judged by what is loaded without another call. */
export const $mayBeNew = combine(
  { vendor: $vendor, mode: $mode, ready: $ordersReady, orders: $orders },
  ({ vendor, mode, ready, orders }) => {
    const counts = countsOf(orders);
    const hasFew = tabs.reduce((sum, tab) => sum + counts[tab], 0) <= mostOfNew;
    return ready && hasFew && mode === 'CLASSIC' && vendor?.is_parent === false;
  },
);
