import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { connect, type Sql } from '../../../server/db/connect.ts';
import { isMigrated, migrate, readMigrations } from '../../../server/db/migrate.ts';
import locked from '../../../server/db/migrations/lock.json' with { type: 'json' };
import { copyOf, emptyDatabase, type FreshDatabase } from '../../support/database.ts';
import { countRows, fillTables, type Rows } from './fill.ts';
import { bringTo, migrationsOfToday, releasedWith, releases } from './releases.ts';

/** What a release before the work of files of orders was an errand had. */
const beforeErrands = releasedWith('0097_upgrade_side_by_side.sql');

let open: FreshDatabase[] = [];
const fresh = async () => {
  const database = await emptyDatabase();
  open.push(database);
  return database.sql;
};
afterEach(async () => {
  await Promise.all(open.map(({ drop }) => drop()));
  open = [];
});

test('no migration changes once it is there: each is the one that was released', async () => {
  const all = await readMigrations();
  const now = Object.fromEntries(all.map(({ name, sha256 }) => [name, sha256]));
  // A new one is written down in server/db/migrations/lock.json; one that is there already stays as it is.
  expect(now).toEqual(locked);
});

test('a migration that waits for a long reader, such as a backup, holds up nobody meanwhile', async () => {
  const database = await emptyDatabase();
  open.push(database);
  const { sql, url } = database;
  await migrate(sql);
  const reader = connect(url, { max: 1 });
  const reading = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const backup = reader.begin(async (tx) => {
    await tx`select 1 from users limit 1`;
    reading.resolve();
    await end.promise;
  });
  await reading.promise;
  const text = 'alter table users add column probe text';
  const migrated = migrate(sql, [{ name: '9999_probe.sql', text, sha256: 'x' }]);
  const waiting = async () =>
    (await sql`select 1 from pg_locks where not granted and mode = 'AccessExclusiveLock'`).length;
  await expect.poll(waiting).toBe(1);
  expect(await sql`select count(*) from users`).toHaveLength(1);
  end.resolve();
  await Promise.all([backup, migrated]);
  expect(await sql`select probe from users limit 1`).toEqual([]);
  await reader.end();
});

test('each migration says in which release it came, so that what it does to a database of before is looked at', async () => {
  const all = await readMigrations();
  expect(releases.flat().toSorted()).toEqual(all.map(({ name }) => name));
});

describe('a database that was filled at each release and brought to the next one', () => {
  let before: Rows = {};
  let walked: FreshDatabase;
  beforeAll(async () => {
    walked = await emptyDatabase();
    await walked.sql.end();
  });
  afterAll(() => walked.drop());

  test.each(releases.map((names) => [names.join(', '), names.at(-1) ?? '']))(
    'becomes one of today from the release that brought %s, and nothing in it is lost',
    async (_, name) => {
      before = await inside(walked.url, async (sql) => {
        await bringTo(sql, releasedWith(name));
        const rows = await countRows(sql);
        expect(lostIn(rows, before)).toEqual([]);
        return fillTables(sql, rows);
      });
      const copy = await copyOf(walked);
      open.push(copy);
      await expectToday(copy.sql);
      expect(lostIn(await countRows(copy.sql), before)).toEqual([]);
    },
  );
});

/** Does something in a database and leaves it: one that somebody is connected to cannot be copied. */
async function inside<Result>(url: string, work: (sql: Sql) => Promise<Result>): Promise<Result> {
  const sql = connect(url, { max: 1 });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

/** Tables that have fewer rows than before; the mails that waited in one are errands now. */
function lostIn(now: Rows, before: Rows): string[] {
  const fewer = Object.keys(before).filter((table) => (now[table] ?? 0) < (before[table] ?? 0));
  return fewer.filter((table) => table !== 'mail_queue' || now.errands === undefined);
}

test('mails that were promised to a release before are promised still, and so are those of an instance that is one', async () => {
  const sql = await release(releasedWith('0050_mail.sql'));
  const promise = (to: string) => sql`
    insert into mail_queue (kind, recipient, facts, next_try_at, created_at)
    values ('paid', ${to}, '{"language":"lo"}', to_timestamp(1795255200), to_timestamp(1795255100))`;
  await promise('ana@example.com');
  await migrate(sql);
  await promise('ben@example.com');
  expect(await sql`select 1 from mail_queue`).toEqual([]);
  const kept = await sql`select kind, payload, tries, due_at, created_at from errands order by id`;
  expect(kept).toEqual(
    ['ana@example.com', 'ben@example.com'].map((to) => ({
      ...{ kind: 'mail', tries: 0, due_at: 1_795_255_200, created_at: 1_795_255_100 },
      payload: { kind: 'paid', to, facts: { language: 'lo' } },
    })),
  );
});

test('a bulk job that a release before was working on is worked on still, and so is one of an instance that is one', async () => {
  const sql = await release(beforeErrands);
  await sql`insert into vendors (id, deployment, name, currency, phone, address_text, country_code)
    values ('shop', 'sg', 'Shop', 'SGD', '', '', 'SG')`;
  const begin = (id: string, phase: string) => sql`
    insert into bulk_jobs (id, vendor_id, deployment, file_name, file_sha256, created_by,
      created_by_email, created_at, idempotency_key, body_hash, phase)
    values (${id}, 'shop', 'sg', 'a.xlsx', '', 'demo', '', 0, ${id}, '', ${phase})`;
  await begin('begun', 'placing');
  await begin('over', 'done');
  await migrate(sql);
  await begin('new', 'preprocessing');
  await sql`update bulk_jobs set phase = 'ready' where id = 'new'`;
  await sql`update bulk_jobs set phase = 'placing' where id = 'new'`;
  const kept = await sql<{ job: string }[]>`
    select payload ->> 'job_id' as job from errands where kind = 'bulk' order by id`;
  expect(kept.map(({ job }) => job)).toEqual(['begun', 'new', 'new']);
});

test('a payment that a release before was following is followed still, and what it had to give back is given back', async () => {
  const sql = await release(beforeErrands);
  await sql`insert into vendors (id, deployment, name, currency, phone, address_text, country_code)
    values ('shop', 'sg', 'Shop', 'SGD', '', '', 'SG')`;
  const begin = async (id: string, state: string, status = 'NEW') => {
    const told = { order_id: id, vendor_id: 'shop', created_at: 0, updated_at: 0 };
    const customer = { name: '', phone_number: '' };
    const record = { ...told, status, customer };
    await sql`insert into orders (id, vendor_id, record)
      values (${id}, 'shop', ${JSON.stringify(record)}::text::jsonb)`;
    await sql`
      insert into payment_intents (id, holder, idempotency_key, body_hash, vendor_id, deployment,
        asked, amount, currency, method, origin, state, order_id, created_at, expires_at)
      values (${id}, 'h', ${id}, '', 'shop', 'sg', '{}', 1, 'SGD', '', '', ${state}, ${id}, 0, 900)`;
  };
  await begin('asked', 'challenge');
  await begin('owed', 'succeeded', 'CANCELLED');
  await begin('over', 'succeeded', 'DELIVERED');
  await migrate(sql);
  await begin('new', 'open');
  const errands = await sql<{ kind: string; intent: string }[]>`
    select kind, payload ->> 'intent_id' as intent from errands
    where kind in ('payment', 'refund') order by id`;
  expect(errands.map(({ kind, intent }) => [kind, intent])).toEqual([
    ['payment', 'asked'],
    ['refund', 'owed'],
    ['payment', 'new'],
  ]);
});

test.each([
  ['the first build with large files', [], 'earlier/0098_bulk_large.sql'],
  ['the builds after it', ['0098_bulk_codes.sql'], undefined],
])('a database of %s, which called a migration otherwise, becomes one of today', async (...of) => {
  const [, names, earlier] = of;
  const sql = await release([...beforeErrands, ...names]);
  const text = earlier
    ? readFileSync(new URL(earlier, import.meta.url), 'utf8')
    : ((await readMigrations()).find(({ name }) => name === '0099_bulk_large.sql')?.text ?? '');
  await sql.begin(async (tx) => {
    await tx.script(text);
    await tx`insert into migrations (name) values ('0098_bulk_large.sql')`;
  });
  await expectToday(sql);
});

test('a migration that is another than the one that ran stops the start', async () => {
  const sql = await release([]);
  const text = 'create table a_thing (id text)';
  const of = (script: string) => [
    { name: '1.sql', text: script, sha256: createHash('sha256').update(script).digest('hex') },
  ];
  await migrate(sql, of(text));
  await migrate(sql, of(text));
  await expect(migrate(sql, of(`${text};`))).rejects.toThrow('1.sql is another');
});

/** A database as a release made it that had these migrations. */
async function release(names: readonly string[]): Promise<Sql> {
  const sql = await fresh();
  await bringTo(sql, names);
  return sql;
}

async function expectToday(sql: Sql): Promise<void> {
  const all = await migrationsOfToday();
  await migrate(sql, all);
  expect(await isMigrated(sql)).toBe(true);
  todays ??= await schemaOfToday();
  expect(await schemaOf(sql)).toEqual(todays);
  // Starting again finds nothing to do.
  await migrate(sql, all);
}

let todays: Awaited<ReturnType<typeof schemaOf>> | undefined;

async function schemaOfToday() {
  const today = await fresh();
  await migrate(today);
  return schemaOf(today);
}

/** Columns by name, since a table that grew has them in another order. */
async function schemaOf(sql: Sql) {
  const columns = await sql`
    select table_name, column_name, data_type, is_nullable, column_default
    from information_schema.columns where table_schema = 'public' order by 1, 2`;
  const indexes = await sql`
    select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1`;
  const checks = await sql`
    select conname, pg_get_constraintdef(oid) as rule from pg_constraint
    where connamespace = 'public'::regnamespace order by conrelid::regclass::text, conname`;
  return { columns: [...columns], indexes: [...indexes], checks: [...checks] };
}
