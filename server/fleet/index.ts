import type { Market, UnixTime } from '#schemas';
import type { Dispatcher, Route } from '../dispatch/dispatcher.ts';
import type { Deps, ServerModule } from '../module.ts';
import { keepGoing } from '../rounds.ts';
import { together } from '../together.ts';
import { dropJob, type Job, locateOnDuty, locateRides, redirectJob, storeJobs } from './jobs.ts';
import { photographOf } from './photograph.ts';
import { planFor } from './plan.ts';
import { takeDueSteps } from './steps.ts';
import { minutesBy, waysOf } from './ways.ts';

/** Seconds between two looks for due steps, at least and at most. */
const shortest = 0.02;
const longest = 0.5;

/** Riders who exist only as plans: each order's whole story follows from its id and the seed. */
export function simulatedFleet({ config, sql }: Pick<Deps, 'config' | 'sql'>): Dispatcher {
  const store = together(async (jobs: readonly Job[]) => {
    await storeJobs(sql, jobs);
    return jobs.map(() => undefined);
  });
  const estimate = (route: Route, market: Market, at: UnixTime) =>
    minutesBy(waysOf(route, market, at), config.fleet.speed);
  return {
    takesOrders: true,
    // A fleet that lives in our database knows an order by its id: whatever is asked twice is there already, or done already.
    request: (order, { market }) =>
      store({ order_id: order.order_id, plan: planFor(order, market, config.fleet) }),
    change: (order) => redirectJob(sql, order, config.fleet),
    cancel: (order) => dropJob(sql, order),
    locate: locateOnDuty,
    locateAll: locateRides,
    photograph: async (order, kind) => photographOf(order, kind),
    estimate,
    askEstimate: async (route, market, at) => estimate(route, market, at),
  };
}

/** Moves the fleet on as time passes, all of its orders or those of test outlets alone; any number of instances may do so together. */
export const fleet: ServerModule = {
  name: 'fleet',
  async register() {},
  async start({ sql, clock, log, config }) {
    const { dispatcher } = config;
    if (dispatcher !== 'simulated' && dispatcher !== 'http') return async () => undefined;
    // Beside a fleet of somebody else it carries what is only tried out.
    const whose = dispatcher === 'http' ? 'tries' : 'all';
    const failed = (orderId: string, err: unknown) =>
      log.error({ err, orderId }, 'an order could not be moved on');
    const run = async (isStopping: () => boolean) => {
      const next = await takeDueSteps(sql, clock(), isStopping, failed, whose);
      return Math.min(longest, Math.max(shortest, (next ?? Infinity) - clock()));
    };
    return keepGoing(log, { name: 'fleet', rest: longest, run });
  },
};
