import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nextDue } from '../../../server/errands/repository.ts';
import { tryErrand, waitAfter } from '../../../server/errands/try.ts';
import { createLog } from '../../../server/log.ts';
import { type FreshDatabase, freshDatabase } from '../../support/database.ts';
import { takeAsWorker } from '../../support/errands.ts';
import { law } from '../../support/property.ts';
import { parcels, promiseParcel } from './support.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const log = createLog('silent');
const begin = 1_795_255_200;

/** What becomes of an errand: it is done, fails a few times before, fails always, or ends each process that tries it. */
const fate = fc.constantFrom('sound', 'sound', 'shaky', 'poison', 'killer');
const promised = fc.record({
  act: fc.constant('promise' as const),
  fate,
  about: fc.option(fc.constantFrom('a', 'b'), { nil: undefined }),
});
/** An instance looks once; one that is killed has taken errands and does none of them, or has done them and could not say so. */
const look = fc.record({
  act: fc.constant('look' as const),
  most: fc.integer({ min: 1, max: 5 }),
  killed: fc.constantFrom('never', 'never', 'before', 'after'),
});
const pass = fc.record({ act: fc.constant('pass' as const), seconds: fc.nat({ max: 40 }) });
const history = fc.array(fc.oneof(promised, promised, look, pass), { minLength: 1, maxLength: 30 });

test('whatever is killed: each errand reaches its receiver once, in its order, or is kept with the reason', () =>
  law(
    fc.asyncProperty(history, async (acts) => {
      const { sql } = database;
      await sql`delete from errands`;
      let now = begin;
      const errands: { fate: string; about: string | undefined }[] = [];
      const known = new Set<string>();
      const received: number[] = [];
      const tries = new Map<number, number[]>();
      const kind = parcels(async (nth, key, tried) => {
        tries.set(nth, [...(tries.get(nth) ?? []), now]);
        const fate = errands[nth]?.fate;
        if (fate === 'poison' || (fate === 'shaky' && tried < 3)) throw new Error('not now');
        if (!known.has(key)) received.push(nth);
        known.add(key);
      });
      const tools = { sql, log, clock: () => now, random: () => 0.5 };
      const lookOnce = async (most: number, killed: string) => {
        for (const errand of await takeAsWorker(sql, kind, { now, most })) {
          const { nth } = errand.payload as { nth: number };
          const isKilled = killed === 'before' || errands[nth]?.fate === 'killer';
          // Only the process dies of it: what was given up after too many such ends is not tried again.
          if (isKilled && errand.tries <= kind.mostTries) continue;
          const done = killed === 'after' ? { done: () => new Promise<void>(() => {}) } : {};
          const trying = tryErrand({ ...tools, ...done }, kind, errand);
          if (killed !== 'after') await trying;
          else await Promise.resolve();
        }
      };
      for (const step of acts) {
        if (step.act === 'pass') now += step.seconds;
        else if (step.act === 'look') await lookOnce(step.most, step.killed);
        else await promiseParcel(sql, errands.push(step) - 1, now, step.about);
      }
      for (let rounds = 0; rounds < 500; rounds += 1) {
        await lookOnce(5, 'never');
        const [left] = await sql`select 1 from errands where given_up_at is null limit 1`;
        if (!left) break;
        now = Math.max(now, (await nextDue(sql, kind.name, now)) ?? now);
      }
      const kept = await sql<{ nth: number; reason: string; given_up_at: number | null }[]>`
        select (payload -> 'nth')::int as nth, reason, given_up_at from errands order by id`;
      for (const { reason, given_up_at } of kept) {
        expect(reason).toMatch(/Error/);
        expect(given_up_at).not.toBeNull();
      }
      const lost = errands.flatMap(({ fate }, nth) =>
        received.includes(nth) || kept.some((each) => each.nth === nth) ? [] : [[nth, fate]],
      );
      expect(lost).toEqual([]);
      expect(new Set(received).size).toBe(received.length);
      for (const [nth, { fate }] of errands.entries()) {
        if (fate === 'poison' || fate === 'killer') expect(received).not.toContain(nth);
        expect(tries.get(nth)?.length ?? 0).toBeLessThanOrEqual(kind.mostTries);
      }
      for (const about of ['a', 'b']) {
        const ofIt = received.filter((nth) => errands[nth]?.about === about);
        expect(ofIt).toEqual(ofIt.toSorted((a, b) => a - b));
      }
    }),
    { runs: 60 },
  ));

test('waits double up to the longest, and those that failed together come again apart', () =>
  law(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.record({ first: fc.integer({ min: 1, max: 60 }), more: fc.nat({ max: 10_000 }) }),
      (tries, chance, { first, more }) => {
        const waits = { first, longest: first + more };
        const wait = waitAfter(tries, { waits }, chance);
        expect(wait).toBeGreaterThanOrEqual(first / 2);
        expect(wait).toBeLessThanOrEqual(waits.longest);
        expect(waitAfter(tries + 1, { waits }, chance)).toBeGreaterThanOrEqual(wait);
      },
    ),
  ));
