import { systemClock } from '../clock.ts';
import type { Deps } from '../module.ts';
import { seedDemoAreas } from './areas.ts';
import { seedDemoBulk } from './bulk.ts';
import { seedLiveOrders } from './live.ts';
import { seedDemoOrders } from './orders.ts';
import { seedPreviews } from './previews.ts';
import { seedDemo } from './seed.ts';
import { shoplessOf } from './shopless.ts';

/** Puts all that the demo shows into the database, once. */
export async function seedAll({
  sql,
  config,
  markets,
  deployments,
}: Pick<Deps, 'sql' | 'config' | 'markets' | 'deployments'>): Promise<void> {
  await seedDemo(sql, markets);
  await seedPreviews(sql, shoplessOf(deployments), markets);
  await seedDemoAreas(sql);
  await seedDemoOrders(sql, markets, systemClock());
  await seedDemoBulk(sql);
  if (config.demoLive) await seedLiveOrders(sql, { config, markets }, systemClock());
}
