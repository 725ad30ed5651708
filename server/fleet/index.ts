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

/** The least and most seconds between two looks for due steps. */
const shortest = 0.02;
const longest = 0.5;

/** A simulated fleet: what happens to an order follows from its id and the seed. */
export function simulatedFleet({ config, sql }: Pick<Deps, 'config' | 'sql'>): Dispatcher {
  const store = together(async (jobs: readonly Job[]) => {
    await storeJobs(sql, jobs);
    return jobs.map(() => undefined);
  });
  const estimate = (route: Route, market: Market, at: UnixTime) =>
    minutesBy(waysOf(route, market, at), config.fleet.speed);
  return {
    takesOrders: true,
    // All of these are idempotent by the order's id.
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

/** Moves the simulated fleet on as time passes; instances share the work. */
export const fleet: ServerModule = {
  name: 'fleet',
  async register() {},
  async start({ sql, clock, log, config }) {
    const { dispatcher } = config;
    if (dispatcher !== 'simulated' && dispatcher !== 'http') return async () => undefined;
    // Beside a connected fleet, it carries orders of test outlets only.
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
