import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { connect, type Sql } from '../../server/db/connect.ts';

/** A migrated, empty database of the caller's own. */
export type FreshDatabase = { sql: Sql; url: string; drop: () => Promise<void> };

/** Clones the run's template, so that tests neither see nor wait for one another. */
export function freshDatabase(): Promise<FreshDatabase> {
  return makeDatabase(inject('postgresTemplate'));
}

/** The same with the demo's people and outlets in it. */
export function demoDatabase(): Promise<FreshDatabase> {
  return makeDatabase(inject('demoTemplate'));
}

/** One without any table. */
export function emptyDatabase(): Promise<FreshDatabase> {
  return makeDatabase('template0');
}

/** One with all that another has, which nobody may be connected to meanwhile. */
export function copyOf({ url }: Pick<FreshDatabase, 'url'>): Promise<FreshDatabase> {
  return makeDatabase(new URL(url).pathname.slice(1));
}

async function makeDatabase(template: string): Promise<FreshDatabase> {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copied as files: on a disk this takes half as long as through the log.
  await asAdmin(server, (admin) => {
    return admin`create database ${admin(name)} template ${admin(template)} strategy file_copy`;
  });
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const sql = connect(url);
  return {
    sql,
    url,
    drop: async () => {
      await sql.end({ timeout: 1 });
      await asAdmin(server, (admin) => admin`drop database ${admin(name)} with (force)`);
    },
  };
}

async function asAdmin(url: string, work: (admin: Sql) => PromiseLike<unknown>): Promise<void> {
  const admin = connect(url, { max: 1 });
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}
