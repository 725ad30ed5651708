import { attach } from 'effector';
import { $now } from '../kernel/clock.ts';
import { $log, eventsOf } from '../kernel/log.ts';
import { $dayStart, $orders } from '../orders/model.ts';
import { $riders } from '../riders/model.ts';
import { $vendorState } from '../vendors/model.ts';
import { carried } from './carried.ts';
import { exportLog } from './export.ts';

/** Read apart from the rest, since joined sources are put together again at every update of one of them. */
const readIndexFx = attach({ source: $orders, effect: ({ index }) => index });

/** The log as a text that a person may hand on: no names, phones, addresses, emails or tokens. */
export const diagnosticsFx = attach({
  source: { log: $log, riders: $riders, vendors: $vendorState, now: $now, day_start: $dayStart },
  async effect({ log, riders, vendors, now, day_start }): Promise<string> {
    const index = await readIndexFx();
    const rest = log.dropped > 0 ? carried({ index, riders, vendors, now }) : [];
    return exportLog([...eventsOf(log), ...rest], { at: now, day_start });
  },
});
