import { attach, createStore, sample } from 'effector';
import { factsAppended } from '../kernel/log.ts';
import { waitFx } from '../kernel/ports.ts';
import { $orders } from './model.ts';

/** The least seconds between two updates of a list of orders: nobody reads faster, and each may redraw half the page. */
export const PACE = 0.1;

const pauseFx = attach({ effect: waitFx, mapParams: (_: object) => ({ seconds: PACE }) });

/**
 * All orders, for lists and counts: updates at once after a pause, then ten times a second at most. Its content is always
 * current; only the update is delayed.
 */
export const $pacedOrders = createStore($orders.defaultState);

const due = sample({
  clock: [$orders, pauseFx.finally],
  source: { orders: $orders, told: $pacedOrders, paused: pauseFx.pending },
  filter: ({ orders, told, paused }) => orders !== told && !paused,
  fn: ({ orders }) => orders,
});
sample({ clock: due, target: [$pacedOrders, pauseFx] });
// Everything but order updates is passed on at once, such as another outlet's list.
sample({ clock: factsAppended, source: $orders, target: $pacedOrders });
