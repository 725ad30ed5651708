import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../support/database.ts';
import { law } from '../../support/property.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await database.sql`create table told (version int not null)`;
  await database.sql`insert into told values (${0})`;
});
afterAll(() => database.drop());

/** Values that are easily taken for one another once they are text. */
const few = fc.constantFrom('1', '1,2', '', 'NaN', 'null', '[1]', "a'b", 'é', 'e\u0301');
const asking = fc.record({
  who: few,
  what: few,
  number: fc.constantFrom(0, 1, 12, Number.NaN, Number.POSITIVE_INFINITY, null),
  list: fc.array(few, { maxLength: 2 }),
  /** In which turn of the loop they ask. */
  turn: fc.nat({ max: 3 }),
});

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

test('each of all who ask in the same moment hears what they asked, whatever the others ask', () =>
  law(
    fc.asyncProperty(fc.array(asking, { minLength: 1, maxLength: 30 }), async (all) => {
      const { sql } = database;
      const ask = async ({ who, what, number, list, turn: nth }: (typeof all)[number]) => {
        for (let turns = 0; turns < nth; turns += 1) await turn();
        const [row] = await sql`select ${who}::text as who, ${what}::text as what,
          ${number}::float8 as number, ${list}::text[] as list`.shared();
        return row;
      };
      const heard = await Promise.all(all.map(ask));
      expect(heard).toEqual(
        all.map(({ who, what, number, list }) => ({ who, what, number, list })),
      );
    }),
    { runs: 100 },
  ));

test('nobody hears what was no longer true when they asked', () =>
  law(
    fc.asyncProperty(
      fc.array(fc.oneof(fc.constant('write' as const), fc.nat({ max: 3 })), { maxLength: 25 }),
      async (steps) => {
        const { sql } = database;
        let written = 0;
        await sql`update told set version = ${0}`;
        const asked: Promise<void>[] = [];
        for (const step of steps) {
          if (step === 'write') {
            await sql`update told set version = ${written + 1}`;
            written += 1;
            continue;
          }
          const least = written;
          const question = sql<{ version: number }[]>`select version from told where 0 = ${0}`;
          asked.push(
            question.shared().then(([row]) => expect(row?.version).toBeGreaterThanOrEqual(least)),
          );
          for (let turns = 0; turns < step; turns += 1) await turn();
        }
        await Promise.all(asked);
      },
    ),
    { runs: 60 },
  ));

test('what many ask at once the database is asked a few times, and what fails, fails for all who asked it and for nobody else', async () => {
  const { sql } = database;
  await sql`create sequence asked`;
  const count = () =>
    sql<{ nth: number }[]>`select nextval('asked')::int as nth where 0 = ${0}`.shared();
  const fail = () => sql`select 1 / ${0}::int as none`.shared();
  const asked = Array.from({ length: 50 }, (_, nth) => (nth % 2 ? count() : fail()));
  const heard = await Promise.allSettled(asked);
  expect(heard.map(({ status }) => status)).toEqual(
    heard.map((_, nth) => (nth % 2 ? 'fulfilled' : 'rejected')),
  );
  const [after] = await count();
  expect(after?.nth).toBeLessThanOrEqual(3);
});
