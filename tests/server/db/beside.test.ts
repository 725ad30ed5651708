import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readBeside } from '../../../server/db/beside.ts';
import { connect, type Sql } from '../../../server/db/connect.ts';
import { migrate, readMigrations } from '../../../server/db/migrate.ts';
import { emptyDatabase, type FreshDatabase } from '../../support/database.ts';

let database: FreshDatabase;
let sql: Sql;
let others: Sql[] = [];
beforeEach(async () => {
  database = await emptyDatabase();
  sql = database.sql;
});
afterEach(async () => {
  await Promise.all(others.map((each) => each.end()));
  others = [];
  await database.drop();
});

/** Another instance's connections. */
function another(): Sql {
  const other = connect(database.url, { max: 3 });
  others.push(other);
  return other;
}

const of = (...texts: string[]) =>
  texts.map((text, nth) => ({
    ...{ name: `${nth}.sql`, text },
    sha256: createHash('sha256').update(text).digest('hex'),
  }));
const table = 'create table things (id bigint, kind text)';
const index = 'create index concurrently if not exists things_kind on things (kind)';
const after = "comment on index things_kind is 'built'";

/** Somebody who is in the middle of writing until `end`. */
async function writer() {
  const written = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const writing = another().begin(async (tx) => {
    await tx`insert into things values (1, 'held')`;
    written.resolve();
    await end.promise;
  });
  await written.promise;
  return {
    end: async () => {
      end.resolve();
      await writing;
    },
  };
}

const isValid = async (name: string) => {
  const [row] = await sql<{ indisvalid: boolean }[]>`
    select indisvalid from pg_index where indexrelid = to_regclass(${name})`;
  return row?.indisvalid;
};
const building = async () =>
  (await sql`select 1 from pg_stat_progress_create_index where datname = current_database()`)
    .length;

test('an index is built while others write, by one of two instances, and what comes after it follows', async () => {
  await migrate(sql, of(table));
  const { end } = await writer();
  const all = of(table, `-- Why it is there.\n${index};\n`, after);
  const migrated = Promise.all([migrate(sql, all), migrate(another(), all)]);
  await expect.poll(building, { timeout: 10_000 }).toBe(1);
  await another()`insert into things values (2, 'meanwhile')`;
  expect(await building()).toBe(1);
  await end();
  await migrated;
  expect(await isValid('things_kind')).toBe(true);
  const done = await sql`select name, sha256 from migrations order by name`;
  expect(done).toEqual(all.map(({ name, sha256 }) => ({ name, sha256 })));
  await migrate(sql, all);
  await expect(migrate(sql, of(table, index))).rejects.toThrow('1.sql is another');
}, 30_000);

test('an index that a failed try left behind is built again', async () => {
  const unique = 'create unique index concurrently if not exists things_id on things (id)';
  await migrate(sql, of(table));
  await sql`insert into things values (1, 'one'), (1, 'other')`;
  await expect(migrate(sql, of(table, unique))).rejects.toThrow('things_id');
  expect(await isValid('things_id')).toBe(false);
  await sql`delete from things where kind = 'other'`;
  await migrate(sql, of(table, unique));
  expect(await isValid('things_id')).toBe(true);
});

test('the connection that built one has its limits of time again', async () => {
  const one = connect(database.url, { max: 1 });
  others.push(one);
  const limit = () => one<{ statement_timeout: string }[]>`show statement_timeout`;
  const before = await limit();
  await migrate(one, of(table, index));
  expect(await limit()).toEqual(before);
});

test.each([
  `${table}; ${index}`,
  'create index concurrently things_kind on things (kind)',
  'drop index concurrently things_kind',
  'reindex index concurrently things_kind',
])('nothing else is let out of a transaction: %s', (text) => {
  expect(() => readBeside(text)).toThrow('alone in its file');
});

test('all migrations can be read so', async () => {
  const all = await readMigrations();
  for (const { text } of all) readBeside(text);
});
