import { attach } from 'effector';
import { $now } from '../clock.ts';
import { $log, droppedFrom, eventsOf } from '../log.ts';
import { $dayStart, $orders } from '../orders/model.ts';
import { $riders } from '../riders/model.ts';
import { $vendorState } from '../vendors/model.ts';
import { carried } from './carried.ts';
import { exportLog } from './export.ts';

/** The log as a text that a person may hand on: no names, phones, addresses, emails or tokens. */
export const diagnosticsFx = attach({
  source: {
    log: $log,
    orders: $orders,
    riders: $riders,
    vendors: $vendorState,
    now: $now,
    day_start: $dayStart,
  },
  effect({ log, orders: { index }, riders, vendors, now, day_start }): string {
    const rest = droppedFrom(log) > 0 ? carried({ index, riders, vendors, now }) : [];
    return exportLog([...eventsOf(log), ...rest], { at: now, day_start });
  },
});
