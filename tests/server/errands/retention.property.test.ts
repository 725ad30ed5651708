import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import { forgetOldErrands } from '../../../server/errands/retention.ts';
import { usualRetention } from '../../../server/orders/retention.ts';
import { type FreshDatabase, freshDatabase } from '../../support/database.ts';
import { law } from '../../support/property.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const day = 86_400;
const now = 1_795_255_200;

/** Days since an errand was promised, and since it was given up where it was. */
const errand = fc.record({
  age: fc.nat({ max: 400 }),
  givenUp: fc.option(fc.nat({ max: 400 }), { nil: null }),
});
type Aged = { age: number; givenUp: number | null };
type Kept = Aged & { is_forgotten: boolean };

async function promiseAll(errands: readonly Aged[], copies: number): Promise<void> {
  await database.sql`insert into errands (kind, payload, due_at, created_at, given_up_at, reason)
    select 'mail', jsonb_build_object('age', e.age, 'given', e.given), 0, ${now}::float8 - e.age * ${day}::float8,
      ${now}::float8 - e.given * ${day}::float8, 'no such mailbox'
    from unnest(${errands.map(({ age }) => age)}::int[], ${errands.map(({ givenUp }) => givenUp)}::int[]) e (age, given),
      generate_series(1, ${copies}::int)`;
}

const kept = () => database.sql<Kept[]>`
  select round((${now}::float8 - created_at) / ${day}::float8)::int as age,
    round((${now}::float8 - given_up_at) / ${day}::float8)::int as "givenUp", payload = '{}' as is_forgotten
  from errands order by id`;

const forget = (days: number) => {
  const config = readConfig({ ERRANDS_KEPT_DAYS: String(days) });
  return forgetOldErrands({ sql: database.sql, clock: () => now, config });
};

test('what was given up is kept as long as it is said, what waits stays for ever, and nobody is known for longer than by an order', () =>
  law(
    fc.asyncProperty(
      fc.array(errand, { maxLength: 30 }),
      fc.integer({ min: 1, max: 365 }),
      async (errands, days) => {
        await database.sql`delete from errands`;
        await promiseAll(errands, 1);
        await forget(days);
        const expected = errands
          .filter(({ givenUp }) => givenUp === null || givenUp <= days)
          .map((each) => ({ ...each, is_forgotten: (each.givenUp ?? 0) > usualRetention }));
        expect(await kept()).toEqual(expected);
        // Once more changes nothing.
        await forget(days);
        expect(await kept()).toEqual(expected);
      },
    ),
  ));

test('however many were given up long ago, all of them go', async () => {
  await database.sql`delete from errands`;
  await promiseAll([{ age: 200, givenUp: 100 }], 2500);
  await promiseAll([{ age: 200, givenUp: 10 }], 1);
  await forget(90);
  expect(await kept()).toEqual([{ age: 200, givenUp: 10, is_forgotten: false }]);
});
