import { createStore, sample } from 'effector';
import type { Id } from '#schemas';
import { clockTicked } from '../kernel/clock.ts';
import { happened } from '../kernel/log.ts';
import { noTargets, type RiderTargets, trackRidersFx } from '../kernel/ports.ts';
import { projected } from '../kernel/projection.ts';
import { $orders } from '../orders/model.ts';
import type { OrderIndex } from '../orders/orders.ts';
import { targetsOf } from '../orders/rows.ts';
import { $selectedOrderId } from '../orders/selected.ts';
import { ridersProjection } from './riders.ts';

/** Where riders were last seen, from the log. */
export const $riders = projected(ridersProjection);

type Targets = {
  readonly index: OrderIndex | null;
  readonly moves: number;
  readonly shownId: Id | null;
  readonly told: RiderTargets;
};

/** Computed once a second, not at each update, since riders are polled every two seconds; at once when orders are fetched or one is opened. */
const looked = sample({
  clock: [clockTicked, $selectedOrderId, happened('orders.fetched')],
  source: { orders: $orders, shownId: $selectedOrderId },
});
const $targets = createStore<Targets>({ index: null, moves: 0, shownId: null, told: noTargets }).on(
  looked,
  (targets, { orders: { index }, shownId }) => {
    const moves = index.targetMoves;
    const same = index === targets.index && moves === targets.moves;
    if (same && shownId === targets.shownId) return targets;
    return { index, moves, shownId, told: targetsOf(index, shownId) };
  },
);

/** The riders to locate, and which of them is on screen. */
export const $riderTargets = $targets.map(({ told }) => told);

sample({ clock: $riderTargets, target: trackRidersFx });
