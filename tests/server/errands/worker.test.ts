import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../../../server/clock.ts';
import { type Errand, FailedOutside, NotNow, Refused } from '../../../server/errands/kind.ts';
import { holdOn, lease, nextDue, postpone, tryAgain } from '../../../server/errands/repository.ts';
import { tryErrand } from '../../../server/errands/try.ts';
import { startWorker } from '../../../server/errands/worker.ts';
import { createLog } from '../../../server/log.ts';
import type { Rounds } from '../../../server/rounds.ts';
import { type FreshDatabase, freshDatabase } from '../../support/database.ts';
import { takeAsWorker } from '../../support/errands.ts';
import { keptLog } from '../observe/support.ts';
import { parcels, promiseParcel } from './support.ts';

let database: FreshDatabase;
let workers: Rounds[] = [];
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(async () => {
  await Promise.all(workers.map(({ stop }) => stop()));
  workers = [];
  await database.drop();
});

async function start(work: Parameters<typeof parcels>[0], more = {}): Promise<Rounds> {
  const tools = { sql: database.sql, clock: systemClock, log: createLog('silent') };
  const worker = startWorker(tools, parcels(work, more));
  workers.push(worker);
  await database.sql.listen('errands', worker.wake);
  return worker;
}

const promise = (nth: number, about?: string) =>
  promiseParcel(database.sql, nth, systemClock(), about);
const left = async () => (await database.sql`select 1 from errands`).length;

test('an errand is begun when it is promised, and nobody looks for it before', async () => {
  const done: number[] = [];
  await start(async (nth) => void done.push(nth));
  await database.sql.begin(async (tx) => {
    await promiseParcel(tx, 1, systemClock());
  });
  await expect.poll(() => done, { timeout: 10_000 }).toEqual([1]);
  await expect.poll(left).toBe(0);
});

test('an errand that falls due between the look for one and the look at the next is not overslept', async () => {
  const due = systemClock() + 1000;
  await promiseParcel(database.sql, 1, due);
  const tools = { sql: database.sql, log: createLog('silent') };
  let looks = 0;
  const clock = () => {
    looks += 1;
    return looks === 1 ? due - 0.001 : due + 0.001;
  };
  const done: number[] = [];
  const work = async (nth: number) => void done.push(nth);
  workers.push(startWorker({ ...tools, clock }, parcels(work)));
  await expect.poll(() => done, { timeout: 10_000 }).toEqual([1]);
});

test('two instances share the work, and none of it is done twice', async () => {
  const done: [number, number][] = [];
  const open = Promise.withResolvers<void>();
  for (const instance of [1, 2]) {
    await start(async (nth) => {
      done.push([instance, nth]);
      await open.promise;
    });
  }
  for (let nth = 0; nth < 40; nth += 1) await promise(nth);
  await expect.poll(() => new Set(done.map(([instance]) => instance)).size).toBe(2);
  open.resolve();
  await expect.poll(left, { timeout: 20_000 }).toBe(0);
  expect(done.map(([, nth]) => nth).toSorted((a, b) => a - b)).toEqual([...Array(40).keys()]);
});

test('one that hangs and one that fails hold up no other, and what comes after them about one thing waits', async () => {
  const done: number[] = [];
  const hanging = Promise.withResolvers<void>();
  await start(async (nth) => {
    if (nth === 0) await hanging.promise;
    if (nth === 1) throw new Error('poison');
    done.push(nth);
  });
  await promise(0, 'order');
  await promise(1);
  for (let nth = 2; nth < 12; nth += 1) await promise(nth);
  await promise(12, 'order');
  await expect.poll(() => done.length, { timeout: 10_000 }).toBe(10);
  expect(done).not.toContain(12);
  hanging.resolve();
  await expect.poll(() => done).toContain(12);
  const [poison] = await database.sql<{ reason: string }[]>`select reason from errands`;
  expect(poison?.reason).toBe('Error: poison');
});

test('a try that takes too long has failed, and what was given up can be tried again', async () => {
  const never = Promise.withResolvers<void>();
  const done: number[] = [];
  let isSlow = true;
  await start(
    async (nth) => {
      if (isSlow) await never.promise;
      done.push(nth);
    },
    { patience: 0.05, mostTries: 2, waits: { first: 0.02, longest: 0.02 } },
  );
  await promise(7);
  const givenUp = () => database.sql<{ id: string; reason: string }[]>`
    select id, reason from errands where given_up_at is not null`;
  await expect.poll(async () => (await givenUp()).length, { timeout: 10_000 }).toBe(1);
  const [{ id = '', reason } = {}] = await givenUp();
  expect(reason).toBe('Error: it took too long');
  isSlow = false;
  expect(await tryAgain(database.sql, systemClock(), { ids: ['0'] })).toBe(0);
  expect(await tryAgain(database.sql, systemClock(), { ids: [id] })).toBe(1);
  await expect.poll(() => done, { timeout: 10_000 }).toEqual([7]);
  await expect.poll(left).toBe(0);
});

test('what an instance is at for long stays its own, and what a killed one had is taken over within seconds', async () => {
  const began: number[] = [];
  const open = Promise.withResolvers<void>();
  const work = async (nth: number) => {
    began.push(nth);
    await open.promise;
  };
  const kind = parcels(work);
  await promise(0);
  const [lost] = await takeAsWorker(database.sql, kind, { now: systemClock(), most: 1 });
  const takenAt = systemClock();
  expect(lost?.tries).toBe(1);
  await promise(1);
  await start(work);
  await start(work);
  const due = () => nextDue(database.sql, kind.name, 0);
  // Nobody holds on to the first, so it is due before the second, which is held for longer than a lease.
  await expect.poll(() => began.toSorted(), { timeout: 20_000 }).toEqual([0, 1]);
  expect(systemClock() - takenAt).toBeLessThan(lease + 5);
  await expect.poll(due, { timeout: 20_000 }).toBeGreaterThan(takenAt + 2 * lease);
  expect(began.length).toBe(2);
  open.resolve();
  await expect.poll(left).toBe(0);
}, 60_000);

test('holding on neither takes back what another has taken over, nor shortens a wait', async () => {
  const { sql } = database;
  const kind = parcels(async () => undefined);
  const now = systemClock();
  await promiseParcel(sql, 1, now);
  const [first] = await takeAsWorker(sql, kind, { now, most: 1 });
  const [second] = await takeAsWorker(sql, kind, { now: now + lease, most: 1 });
  if (!first || !second) throw new Error('not taken');
  await holdOn(sql, [first], now + lease + 1);
  expect(await nextDue(sql, kind.name, 0)).toBeCloseTo(now + 2 * lease, 3);
  await postpone(sql, { ...second, reason: 'no' }, now + 100);
  await holdOn(sql, [second], now + lease + 1);
  expect(await nextDue(sql, kind.name, 0)).toBeCloseTo(now + 100, 3);
});

test('an errand that has more to it is due again then, under another key, and its tries begin again', async () => {
  const { sql } = database;
  const now = systemClock();
  const tools = { sql, clock: () => now, log: createLog('silent') };
  const keys: string[] = [];
  const parts = [new Error('not now'), now + 100, undefined];
  const kind = {
    ...parcels(async () => undefined),
    work: async ({ key }: Errand) => {
      keys.push(key);
      const part = parts[keys.length - 1];
      if (part instanceof Error) throw part;
      return part;
    },
  };
  await promiseParcel(sql, 1, now);
  for (const [at, tries] of [
    [now, 1],
    [now + 10, 2],
    [now + 100, 1],
  ] as const) {
    const [errand] = await takeAsWorker(sql, kind, { now: at, most: 1 });
    expect(errand?.tries).toBe(tries);
    expect(await takeAsWorker(sql, kind, { now: at, most: 1 })).toEqual([]);
    if (errand) await tryErrand(tools, kind, errand);
  }
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(await left()).toBe(0);
});

/** An errand that was taken and fails so, with what it takes to try it. */
async function failing(failure: Error) {
  const { sql } = database;
  const { log, lines } = keptLog('warn');
  const kind = parcels(() => Promise.reject(failure));
  await promise(1);
  const [errand] = await takeAsWorker(sql, kind, { now: systemClock(), most: 1 });
  if (!errand) throw new Error('not taken');
  return { kind, errand, lines, tools: { sql, clock: systemClock, log } };
}

test('what no further try would change is given up at the first, with its reason', async () => {
  const { tools, kind, errand } = await failing(new Refused('never'));
  const given: unknown[] = [];
  await tryErrand(tools, { ...kind, giveUp: async ({ id }) => void given.push(id) }, errand);
  expect(given).toEqual([errand.id]);
  const [kept] = await database.sql`select reason from errands where given_up_at is not null`;
  expect(kept).toEqual({ reason: 'Refused: never' });
});

test('what fails outside of the server is no error in its log', async () => {
  const { tools, kind, errand, lines } = await failing(new FailedOutside('503'));
  await tryErrand(tools, kind, errand);
  expect(lines()).toMatchObject([{ level: 40, msg: 'an errand could not be done' }]);
  const [kept] = await database.sql`select reason from errands where given_up_at is null`;
  expect(kept).toEqual({ reason: 'FailedOutside: 503' });
});

test('a try that never began, while the database is away, ends no process', async () => {
  const { tools, kind, errand, lines } = await failing(new NotNow(systemClock() + 2));
  await database.sql`alter table errands rename to away`;
  await tryErrand(tools, kind, errand);
  expect(lines()).toMatchObject([{ msg: 'how an errand ended could not be written down' }]);
});
