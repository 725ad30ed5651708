import { attach, type Store } from 'effector';
import { $connection } from '../connection/model.ts';
import { $flags } from '../flags/model.ts';
import { $now } from '../kernel/clock.ts';
import { $log, eventsOf } from '../kernel/log.ts';
import { $dayStart, $orders } from '../orders/model.ts';
import { $unreadableIds } from '../orders/unreadable.ts';
import { $riders } from '../riders/model.ts';
import { $session } from '../session/model.ts';
import { $vendorState } from '../vendors/model.ts';
import { carryOver } from './carried.ts';
import { exportLog } from './export.ts';
import type { Known } from './projections.ts';

/** Reads one store. A combined source would be computed at each update of any of them. */
function read<State>(source: Store<State>) {
  return attach({ source, effect: (state: State) => state });
}

const reads = {
  connection: read($connection),
  flags: read($flags),
  orders: attach({ source: $orders, effect: ({ index }) => index }),
  riders: read($riders),
  session: read($session),
  unreadable: read($unreadableIds),
  vendors: read($vendorState),
};

/** The log as a text that a person may hand on: no names, phones, addresses, emails or tokens. */
export const diagnosticsFx = attach({
  source: { log: $log, now: $now, day_start: $dayStart },
  async effect({ log, now, day_start }): Promise<string> {
    const latest = eventsOf(log);
    const known = log.dropped > 0 ? await readKnown() : null;
    const before = known ? carryOver(known, latest, now) : [];
    return exportLog([...before, ...latest], { at: now, day_start });
  },
});

async function readKnown(): Promise<Known> {
  return {
    connection: await reads.connection(),
    flags: await reads.flags(),
    orders: await reads.orders(),
    riders: await reads.riders(),
    session: await reads.session(),
    unreadable: await reads.unreadable(),
    vendors: await reads.vendors(),
  };
}
