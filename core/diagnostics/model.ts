import { attach } from 'effector';
import { $now } from '../clock.ts';
import { $log, eventsOf } from '../log.ts';
import { $dayStart, $orders } from '../orders/model.ts';
import type { OrderIndex } from '../orders/orders.ts';
import { $riders } from '../riders/model.ts';
import { $vendorState } from '../vendors/model.ts';
import { carried } from './carried.ts';
import { exportLog } from './export.ts';

const writeFx = attach({
  source: { log: $log, riders: $riders, vendors: $vendorState, now: $now, day_start: $dayStart },
  effect({ log, riders, vendors, now, day_start }, index: OrderIndex): string {
    const rest = log.dropped > 0 ? carried({ index, riders, vendors, now }) : [];
    return exportLog([...eventsOf(log), ...rest], { at: now, day_start });
  },
});

/**
 * The log as a text that a person may hand on: no names, phones, addresses, emails or tokens.
 * The orders are read apart from the rest: joined sources would be put together anew at every update.
 */
export const diagnosticsFx = attach({
  source: $orders,
  mapParams: (_: undefined, { index }) => index,
  effect: writeFx,
});
