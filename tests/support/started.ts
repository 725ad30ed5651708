import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { connect, type Sql } from '../../server/db/connect.ts';
import { seedAll } from '../../server/demo/seed-all.ts';
import { loadDeployments } from '../../server/deployments.ts';
import { loadMarkets } from '../../server/markets.ts';
import { geonames } from '../../server/places/cities.ts';
import { nameSource } from '../../server/places/repository.ts';
import { seedPlaces } from '../../server/places/seed.ts';
import { copyOf, type FreshDatabase } from './database.ts';

/**
 * The demo as a product leaves it that was started on it before, so that the next one need not write two months of orders again. The
 * first test that wants it makes it for the run.
 */
export async function startedDatabase(): Promise<FreshDatabase> {
  const demo = inject('demoTemplate');
  const template = startedOf(demo);
  const admin = connect(inject('postgresUrl'), { max: 1, patient: true });
  try {
    // Those of other processes wait; the lock ends with the connection.
    await admin`select pg_advisory_lock(hashtext(${template}))`;
    const there = await admin`select 1 from pg_database where datname = ${template}`;
    if (there.length === 0) await makeStarted(admin, demo, template);
  } finally {
    await admin.end();
  }
  return copyOf({ url: urlOf(template) });
}

/** What the demo's template with all that a start adds is called. */
export const startedOf = (demo: string): string => `${demo}_started`;

/** Has the world's towns count as read, which takes a product minutes of work in the background. */
export async function knowTowns(sql: Sql): Promise<void> {
  await nameSource(sql, geonames.id, geonames.attribution);
  await sql`update place_source set finished_at = now() where id = ${geonames.id}`;
}

async function makeStarted(admin: Sql, demo: string, template: string): Promise<void> {
  const unfinished = `${template}_new`;
  await admin`create database ${admin(unfinished)} template ${admin(demo)} strategy file_copy`;
  const sql = connect(urlOf(unfinished));
  await seedLikeAStart(sql);
  await sql.end();
  await admin`alter database ${admin(unfinished)} rename to ${admin(template)}`;
}

async function seedLikeAStart(sql: Sql): Promise<void> {
  const config = readConfig({ DEMO: 'true', DEMO_LIVE: 'false' });
  const markets = await loadMarkets();
  const folder = fileURLToPath(new URL('../../deployments/', import.meta.url));
  const deployments = await loadDeployments(folder, markets, config.deployment, config.demo);
  await seedAll({ sql, config, markets, deployments });
  await seedPlaces(sql, markets);
}

const urlOf = (database: string) =>
  Object.assign(new URL(inject('postgresUrl')), { pathname: `/${database}` }).href;
