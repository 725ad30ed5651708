import { sample } from 'effector';
import { clockTicked } from '../kernel/clock.ts';
import { $orders } from '../orders/model.ts';
import { takeChanges } from '../orders/transitions.ts';

/**
 * The changes of orders' statuses in the last second, newest last, never empty. Changes from before this module was
 * loaded come with the first tick.
 */
export const statusesChanged = sample({ clock: clockTicked, source: $orders }).filterMap(
  ({ index }) => {
    const changes = takeChanges(index);
    return changes.length === 0 ? undefined : changes;
  },
);
