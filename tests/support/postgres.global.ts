import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect } from '../../server/db/connect.ts';
import { startPostgres } from '../../server/db/embedded.ts';
import { migrate } from '../../server/db/migrate.ts';
import { watchContract } from './contract.global.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
    postgresTemplate: string;
    /** Where the servers of the tests write down what they answered. */
    contractFile: string;
  }
}

/** One PostgreSQL for the run, with a migrated database that every test clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await start();
  const template = `template_${randomBytes(6).toString('hex')}`;
  const admin = connect(url, { max: 1 });
  await admin`create database ${admin(template)}`;
  const sql = connect(Object.assign(new URL(url), { pathname: `/${template}` }).href, { max: 1 });
  await migrate(sql);
  await sql.end();
  project.provide('postgresUrl', url);
  project.provide('postgresTemplate', template);
  const checkContract = await watchContract(project);
  return async () => {
    await admin`drop database ${admin(template)} with (force)`;
    await admin.end();
    await stop();
    await checkContract();
  };
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
