import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Db } from '../../../server/db/connect.ts';
import { keepGivenUp, postpone } from '../../../server/errands/repository.ts';
import { takeDue } from '../../../server/errands/take.ts';
import { tryErrand } from '../../../server/errands/try.ts';
import { createLog } from '../../../server/log.ts';
import { type FreshDatabase, freshDatabase } from '../../support/database.ts';
import { takeAsWorker } from '../../support/errands.ts';
import { parcels, promiseParcel } from './support.ts';

const begin = 1_795_255_200;
const kind = parcels(async () => undefined);

let database: FreshDatabase;
let now = begin;
beforeEach(async () => {
  database = await freshDatabase();
  now = begin;
});
afterEach(() => database.drop());

const take = () => takeAsWorker(database.sql, kind, { now, most: 5 });
const numbers = (errands: Awaited<ReturnType<typeof take>>) =>
  errands.map(({ payload }) => (payload as { nth: number }).nth).toSorted((a, b) => a - b);

/** The first errand about a thing has failed and comes again in an hour. */
async function failFirst(about: string) {
  await promiseParcel(database.sql, 0, now, about);
  const [first] = await take();
  if (!first) throw new Error('not taken');
  await postpone(database.sql, { ...first, reason: 'no' }, now + 3600);
  return first;
}

/** Rows of errands that this connection has read, those too that were thrown away. */
async function countRead(tx: Db): Promise<number> {
  const [row] = await tx<{ read: number }[]>`select (seq_tup_read + idx_tup_fetch)::int as read
    from pg_stat_xact_user_tables where relname = 'errands'`;
  return row?.read ?? 0;
}

/** Looks once, and counts what that reads. */
const look = () =>
  database.sql.begin(async (tx) => {
    const before = await countRead(tx);
    const found = await takeDue(tx, kind, { now, most: 20 });
    return { ...found, read: (await countRead(tx)) - before };
  });

test('each look stays short, however many errands wait for one that fails', async () => {
  const { sql } = database;
  await failFirst('failing');
  now += 1;
  await sql`insert into errands (kind, about, payload, due_at, created_at)
    select 'parcel', 'failing', '{"nth": 1}', ${now}::float8, ${now}::float8 from generate_series(1, 20000)`;
  await sql`analyze errands`;
  now += 1;
  for (let nth = 2; nth < 12; nth += 1) await promiseParcel(sql, nth, now, `other ${nth}`);
  const looks = [await look()];
  while (looks.at(-1)?.isMore && looks.length < 200) looks.push(await look());
  expect(numbers(looks.flatMap(({ taken }) => taken))).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(Math.max(...looks.map(({ read }) => read))).toBeLessThan(1000);
  now += 10;
  const later = await look();
  expect(numbers(later.taken)).toHaveLength(10);
  expect(later.read).toBeLessThan(100);
}, 60_000);

test.each(['done', 'given up'] as const)(
  'what waited goes on at once when the one before it is %s, in order',
  async (end) => {
    const { sql } = database;
    const first = await failFirst('order');
    for (const nth of [1, 2, 3]) await promiseParcel(sql, nth, now, 'order');
    expect(await take()).toEqual([]);
    const tools = { sql, clock: () => now, log: createLog('silent') };
    now += 10;
    if (end === 'done') await tryErrand(tools, kind, first);
    else await keepGivenUp(sql, { ...first, reason: 'no' }, now);
    for (const nth of [1, 2, 3]) {
      const taken = await take();
      expect(numbers(taken)).toEqual([nth]);
      for (const errand of taken) await tryErrand(tools, kind, errand);
    }
  },
);

test('what is under way keeps its time when one before it, that was tried again by hand, is done', async () => {
  const { sql } = database;
  const first = await failFirst('order');
  await promiseParcel(sql, 1, now, 'order');
  await sql`update errands set given_up_at = ${now} where id = ${first.id}`;
  expect(numbers(await take())).toEqual([1]);
  await sql`update errands set given_up_at = null where id = ${first.id}`;
  await tryErrand({ sql, clock: () => now, log: createLog('silent') }, kind, first);
  expect(await take()).toEqual([]);
});
