import type { Deps, ServerModule } from '../module.ts';
import { keepGoing } from '../rounds.ts';
import type { Dispatcher } from './dispatcher.ts';
import { holdJob, locateOnDuty, locateRides, redirectJob, storeJob } from './jobs.ts';
import { noDispatcher } from './none.ts';
import { photographOf } from './photograph.ts';
import { planFor, usualMinutes } from './plan.ts';
import { takeDueSteps } from './steps.ts';

export type { Dispatcher } from './dispatcher.ts';

/** Seconds between two looks for due steps, at least and at most. */
const shortest = 0.02;
const longest = 0.5;

/** Who finds riders, as the operator said. */
export function dispatcherFor(deps: Pick<Deps, 'config'>): Dispatcher {
  return deps.config.dispatcher === 'simulated' ? simulatedFleet(deps) : noDispatcher;
}

/** Riders who exist only as plans: each order's whole story follows from its id and the seed. */
function simulatedFleet({ config }: Pick<Deps, 'config'>): Dispatcher {
  return {
    request: (sql, order, market) => storeJob(sql, order, planFor(order, market, config.fleet)),
    hold: holdJob,
    redirect: (tx, order) => redirectJob(tx, order, config.fleet),
    locate: locateOnDuty,
    locateAll: locateRides,
    photograph: async (order, kind) => photographOf(order, kind),
    estimate: () => {
      const { pickup, delivery } = usualMinutes(config.fleet);
      return { estimation_pick_up_time: pickup, estimation_delivery_time: delivery };
    },
  };
}

/** Moves the fleet on as time passes; any number of instances may do so together. */
export const fleet: ServerModule = {
  name: 'fleet',
  async register() {},
  async start({ sql, clock, log, config }) {
    if (config.dispatcher !== 'simulated') return async () => undefined;
    const failed = (orderId: string, err: unknown) =>
      log.error({ err, orderId }, 'an order could not be moved on');
    const run = async (isStopping: () => boolean) => {
      const next = await takeDueSteps(sql, clock(), isStopping, failed);
      return Math.min(longest, Math.max(shortest, (next ?? Infinity) - clock()));
    };
    return keepGoing(log, { name: 'fleet', rest: longest, run });
  },
};
