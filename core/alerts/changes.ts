import { sample } from 'effector';
import { clockTicked } from '../kernel/clock.ts';
import { $orders } from '../orders/model.ts';
import { takeChanges } from '../orders/transitions.ts';

/**
 * Each change of an order's status in the last second, newest last, never empty. This code may arrive late:
 * what came about before it did is told with the next tick.
 */
export const statusesChanged = sample({ clock: clockTicked, source: $orders }).filterMap(
  ({ index }) => {
    const changes = takeChanges(index);
    return changes.length === 0 ? undefined : changes;
  },
);
