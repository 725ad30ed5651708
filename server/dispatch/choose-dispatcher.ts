import { simulatedFleet } from '../fleet/index.ts';
import type { Deps } from '../module.ts';
import type { Dispatcher } from './dispatcher.ts';
import { noDispatcher } from './none.ts';
import { remoteFleet } from './remote/dispatcher.ts';
import { withTries } from './tries.ts';

/** Who finds riders, as the operator said. */
export function chooseDispatcher(deps: Pick<Deps, 'config' | 'sql' | 'clock' | 'log'>): Dispatcher {
  const { dispatcher, remoteFleet: fleet } = deps.config;
  if (dispatcher === 'simulated') return simulatedFleet(deps);
  if (dispatcher !== 'http' || !fleet) return noDispatcher;
  return withTries(remoteFleet(fleet, deps), simulatedFleet(deps), deps.sql);
}
