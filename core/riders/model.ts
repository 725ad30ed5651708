import { createStore, sample } from 'effector';
import { clockTicked } from '../clock.ts';
import { $orders } from '../orders/model.ts';
import type { OrderIndex } from '../orders/orders.ts';
import { targetsOf } from '../orders/rows.ts';
import { type RiderTarget, trackRidersFx } from '../ports.ts';
import { projected } from '../projection.ts';
import { ridersProjection } from './riders.ts';

export const $riders = projected(ridersProjection);

type Targets = {
  readonly index: OrderIndex | null;
  readonly moves: number;
  readonly list: readonly RiderTarget[];
};

/** Looked at once a second and not at each update, since a poll takes two seconds anyway. */
const $targets = createStore<Targets>({ index: null, moves: 0, list: [] }).on(
  sample({ clock: clockTicked, source: $orders }),
  (targets, { index }) => {
    const moves = index.targetMoves;
    if (index === targets.index && moves === targets.moves) return targets;
    return { index, moves, list: targetsOf(index) };
  },
);

/** The orders on screen whose riders are located. */
export const $riderTargets = $targets.map(({ list }) => list);

sample({ clock: $targets, fn: ({ list }) => list, target: trackRidersFx });
