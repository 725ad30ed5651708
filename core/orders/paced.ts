import { attach, createStore, sample } from 'effector';
import { factsAppended } from '../kernel/log.ts';
import { waitFx } from '../kernel/ports.ts';
import { $orders } from './model.ts';

/** Seconds between two looks at many orders that stream in: more often nobody can read, and each moves half of the page. */
export const PACE = 0.1;

const pauseFx = attach({ effect: waitFx, mapParams: (_: object) => ({ seconds: PACE }) });

/**
 * All orders, for who shows many of them, such as a list or how many there are: told of at once after a rest, and then ten times
 * a second at most, however many come. What is read of them is what holds now; only the word to read it again waits.
 */
export const $pacedOrders = createStore($orders.defaultState);

const due = sample({
  clock: [$orders, pauseFx.finally],
  source: { orders: $orders, told: $pacedOrders, paused: pauseFx.pending },
  filter: ({ orders, told, paused }) => orders !== told && !paused,
  fn: ({ orders }) => orders,
});
sample({ clock: due, target: [$pacedOrders, pauseFx] });
// Another outlet's list is no stream.
sample({ clock: factsAppended, source: $orders, target: $pacedOrders });
