import { createEvent, createStore, sample } from 'effector';
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

/** Whether one map shows all riders from now on. */
export const ridersShownTogether = createEvent<boolean>();
const $together = createStore(false)
  .on(ridersShownTogether, (_, together) => together)
  .reset(happened('session.ended'));

type Targets = {
  readonly index: OrderIndex | null;
  readonly moves: number;
  readonly told: RiderTargets;
};

/** Computed once a second, not at each update, since riders are polled every two seconds; at once when orders are fetched or others are on screen. */
const looked = sample({
  clock: [clockTicked, $selectedOrderId, $together, happened('orders.fetched')],
  source: { orders: $orders, shown: $selectedOrderId, together: $together },
});
const $targets = createStore<Targets>({ index: null, moves: 0, told: noTargets }).on(
  looked,
  (targets, { orders: { index }, ...seen }) => {
    const moves = index.targetMoves;
    const same = index === targets.index && moves === targets.moves;
    const { shown, together } = targets.told;
    if (same && seen.shown === shown && seen.together === together) return targets;
    return { index, moves, told: targetsOf(index, seen) };
  },
);

/** The riders to locate, and which of them is on screen. */
export const $riderTargets = $targets.map(({ told }) => told);

sample({ clock: $riderTargets, target: trackRidersFx });
