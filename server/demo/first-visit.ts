import type { Log } from '../log.ts';
import type { Deps, ServerModule } from '../module.ts';
import { seedDay } from './live.ts';
import { seedPast } from './orders.ts';
import { previewMerchant } from './preview-merchant.ts';
import { shoplessOf } from './shopless.ts';

/** Past orders of a preview's first outlet and of each other one: enough to look back at, and there before anybody has signed in. */
const pastOrders = { first: 150, other: 60 };

type Visited = Pick<Deps, 'sql' | 'markets' | 'clock' | 'config' | 'deployments'>;

/**
 * Gives a market's test shop its past orders, its live ones and its address books when somebody first comes there, so that no start
 * waits for countries. Its page does not wait; what is asked of the API then does.
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

/** Brings a deployment's test shop to life, once; undefined for a deployment that has a merchant of its own. */
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
  /** Who comes next begins it again. */
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
