import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect, type Sql } from '../../server/db/connect.ts';
import { startPostgres } from '../../server/db/embedded.ts';
import { migrate } from '../../server/db/migrate.ts';
import { seedDemo } from '../../server/demo/seed.ts';
import { loadMarkets } from '../../server/markets.ts';
import { watchContract } from './contract.global.ts';
import { cheapenDemo } from './passwords.ts';
import { knowTowns, startedOf } from './started.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
    postgresTemplate: string;
    /** The same with the demo's people and outlets. */
    demoTemplate: string;
    /** Where the servers of the tests write down what they answered. */
    contractFile: string;
  }
}

/** One PostgreSQL for the run, with a migrated database, and one with the demo in it, that every test clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await start();
  const template = `template_${randomBytes(6).toString('hex')}`;
  const demo = `${template}_demo`;
  const admin = connect(url, { max: 1 });
  await admin`create database ${admin(template)}`;
  await prepare(url, template, migrate);
  await admin`create database ${admin(demo)} template ${admin(template)}`;
  const markets = await loadMarkets();
  await prepare(url, demo, async (sql) => {
    await seedDemo(sql, markets);
    await cheapenDemo(sql);
    await knowTowns(sql);
  });
  project.provide('postgresUrl', url);
  project.provide('postgresTemplate', template);
  project.provide('demoTemplate', demo);
  const checkContract = await watchContract(project);
  return async () => {
    for (const each of [startedOf(demo), demo, template]) {
      await admin`drop database if exists ${admin(each)} with (force)`;
    }
    await admin.end();
    await stop();
    await checkContract();
  };
}

async function prepare(
  url: string,
  database: string,
  fill: (sql: Sql) => Promise<void>,
): Promise<void> {
  const sql = connect(Object.assign(new URL(url), { pathname: `/${database}` }).href, { max: 1 });
  await fill(sql);
  await sql.end();
}

async function start(): Promise<{ url: string; stop: () => Promise<void> }> {
  const external = process.env.DATABASE_URL;
  if (external) return { url: external, stop: async () => undefined };
  const dataDir = await mkdtemp(join(tmpdir(), 'rider-portal-'));
  await chmod(dataDir, 0o755);
  const { url, stop } = await startPostgres({ dataDir, durable: false });
  return {
    url,
    stop: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
