import type { Log } from '../log.ts';
import type { Deps, ServerModule } from '../module.ts';
import { seedDay } from './live.ts';
import { seedPast } from './orders.ts';
import { previewMerchant } from './preview-merchant.ts';
import { shoplessOf } from './shopless.ts';

/** Past orders of a preview's first outlet and of each other one; few, so that they exist before anybody has signed in. */
const pastOrders = { first: 150, other: 60 };

type Visited = Pick<Deps, 'sql' | 'markets' | 'clock' | 'config' | 'deployments'>;

/**
 * Gives a preview its past orders, live orders and address books at the first visit, so that the start of the server need not wait
 * for all countries. The page does not wait for it, but calls of the API do.
 */
export const firstVisits: ServerModule = {
  name: 'first visits',
  async register(app, deps) {
    const visits = visitsOf(deps, deps.log);
    app.addHook('onRequest', async ({ hostname, url }) => {
      const found = deps.deployments.forHost(hostname);
      const begun = found.ok ? visits(found.deployment.id) : undefined;
      if (begun && url.includes('/api/')) await begun;
    });
  },
};

/** Prepares a deployment's preview, once; undefined for a deployment with a demo merchant of its own. */
export function visitsOf(deps: Visited, log: Pick<Log, 'error'>) {
  const countries = new Map(shoplessOf(deps.deployments).map(({ id, country }) => [id, country]));
  const begun = new Map<string, Promise<void>>();
  return (id: string): Promise<void> | undefined => {
    const country = countries.get(id);
    if (country === undefined) return undefined;
    const visit = begun.get(id) ?? enliven(deps, id, country).catch((err) => forget(id, err));
    begun.set(id, visit);
    return visit;
  };
  /** The next visit tries again. */
  function forget(id: string, err: unknown): void {
    begun.delete(id);
    log.error({ err, deployment: id }, 'a preview was not brought to life');
  }
}

async function enliven(deps: Visited, id: string, country: string): Promise<void> {
  const { sql, markets, clock, config } = deps;
  const market = markets.get(country);
  if (!market) return;
  const merchant = previewMerchant(market, id);
  await seedPast(sql, { merchant, market, now: clock(), counts: pastOrders });
  await seedDay(sql, { merchant, market, now: clock(), config });
}
