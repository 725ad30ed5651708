import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { amountOf, minorDigits, minorOf } from '#core/rules';
import { migrate, readMigrations } from '../../../server/db/migrate.ts';
import { loadMarkets } from '../../../server/markets.ts';
import { currencies } from '../../support/currencies.ts';
import { emptyDatabase, type FreshDatabase } from '../../support/database.ts';
import { law } from '../../support/property.ts';

const markets = [...(await loadMarkets()).values()];
const sum = fc.tuple(
  fc.constantFrom(...currencies.map(({ currency }) => currency)),
  fc.double({ min: 0, max: 1e9, noNaN: true }),
);
let database: FreshDatabase;
/** A database as the version before left it, with money in it, brought up to date. */
beforeAll(async () => {
  database = await emptyDatabase();
  const all = await readMigrations();
  await migrate(
    database.sql,
    all.filter(({ name }) => name < '0158'),
  );
  await fill('old');
  await migrate(database.sql);
  await fill('new');
});
afterAll(() => database.drop());

test('law: SQL reads and writes an amount as the rules do, in every market and for every part of a unit', () =>
  law(
    fc.asyncProperty(fc.array(sum, { minLength: 1, maxLength: 40 }), async (given) => {
      // A column of the version before was as exact as this when it was read as a decimal.
      const asked = given.map(([currency, amount], nth) => {
        return { nth, currency, amount: Number(amount.toPrecision(15)) };
      });
      const rows = await database.sql<{ minor: string; amount: number; digits: number }[]>`
        select minor_of(amount, currency) as minor, minor_digits(currency) as digits,
          amount_of(minor_of(amount, currency), currency) as amount
        from jsonb_to_recordset(${JSON.stringify(asked)}::text::jsonb)
          as given (amount float8, currency text, nth integer) order by nth`;
      const expected = asked.map(({ amount, currency }) => {
        const minor = minorOf(amount, { currency });
        const digits = minorDigits(currency);
        return { minor: String(minor), digits, amount: amountOf(minor, { currency }) };
      });
      expect([...rows]).toEqual(expected);
    }),
  ));

test('SQL knows the minor unit of every currency that the rules know', async () => {
  const codes = currencies.map(({ currency }) => currency);
  const rows = await database.sql<{ currency: string; digits: number }[]>`
    select currency, minor_digits(currency) as digits from unnest(${codes}::text[]) as currency`;
  expect(rows.toSorted(byCode)).toEqual(currencies.toSorted(byCode));
});

test('every market’s country has its currency', async () => {
  for (const { country, currency } of markets) {
    const [row] = await database.sql`select currency_in(${country}) as currency`;
    expect(row).toEqual({ currency });
  }
});

test.each(['old', 'new'])('money that the version before wrote, %s, is whole', async (when) => {
  const { sql } = database;
  expect(
    await sql`select amount_minor from payment_intents where id like ${`${when}%`} order by id`,
  ).toEqual([{ amount_minor: '1150' }, { amount_minor: '1501' }, { amount_minor: '130000' }]);
  expect(
    await sql`select amount_minor, refunded_minor from sandbox_charges
      where reference like ${`${when}%`} order by reference`,
  ).toEqual([
    { amount_minor: '1150', refunded_minor: '350' },
    { amount_minor: '0', refunded_minor: null },
  ]);
  expect(
    await sql`select type, currency, amount_minor, percentage from vouchers
      where code like ${`${when}%`} order by code`,
  ).toEqual([
    { type: 'amount', currency: 'KWD', amount_minor: '1005', percentage: null },
    { type: 'percentage', currency: 'SGD', amount_minor: null, percentage: '12.5' },
    { type: 'deliveryFee', currency: 'PKR', amount_minor: '1250', percentage: null },
  ]);
  expect(
    await sql`select r.delivery_fee_minor, j.currency from bulk_rows r
      join bulk_jobs j on j.id = r.job_id where j.id = ${when} order by number`,
  ).toEqual([
    { delivery_fee_minor: '710', currency: 'SGD' },
    { delivery_fee_minor: null, currency: 'SGD' },
  ]);
});

test('what is written in minor units can be read by the version before', async () => {
  const { sql } = database;
  await sql`update bulk_rows set delivery_fee_minor = 820 where job_id = 'new' and number = 1`;
  await sql`insert into sandbox_charges (reference, amount_minor, currency, state, return_url)
    values ('mine', 1234, 'KWD', 'succeeded', '')`;
  await sql`update sandbox_charges set refunded_minor = 234 where reference = 'mine'`;
  await sql`insert into vouchers (country, code, type, currency, percentage)
    values ('SG', 'MINE', 'percentage', 'SGD', 7.5)`;
  expect(await sql`select delivery_fee from bulk_rows where job_id = 'new' and number = 1`).toEqual(
    [{ delivery_fee: 8.2 }],
  );
  expect(await sql`select amount, refunded from sandbox_charges where reference = 'mine'`).toEqual([
    { amount: 1.234, refunded: 0.234 },
  ]);
  expect(await sql`select amount from vouchers where code = 'MINE'`).toEqual([{ amount: 7.5 }]);
  await sql`update vouchers set amount = 8 where code = 'MINE'`;
  expect(await sql`select percentage from vouchers where code = 'MINE'`).toEqual([
    { percentage: '8' },
  ]);
});

test('no sum is negative, and no more is given back than was paid', async () => {
  const { sql } = database;
  const charge = (amount: number) => sql`
    insert into sandbox_charges (reference, amount_minor, currency, state, return_url)
    values ('bad', ${BigInt(amount)}, 'SGD', 'succeeded', '')`;
  await expect(charge(-1)).rejects.toThrow('amount_minor');
  await charge(5);
  await expect(
    sql`update sandbox_charges set refunded_minor = 6 where reference = 'bad'`,
  ).rejects.toThrow('check');
});

/** What an instance of the version before writes. */
async function fill(when: string): Promise<void> {
  const { sql } = database;
  await sql`insert into vendors (id, deployment, name, currency, phone, address_text, country_code)
    values (${when}, 'sg', 'Shop', 'SGD', '', '', 'SG')`;
  const paid = [
    ['a', 11.5, 'SGD'],
    // A float whose decimal ends between two cents.
    ['b', 15.005, 'SGD'],
    ['c', 1300, 'PKR'],
  ] as const;
  for (const [id, amount, currency] of paid) {
    await sql`
      insert into payment_intents (id, holder, idempotency_key, body_hash, vendor_id, deployment,
        asked, amount, currency, method, origin, state, created_at, expires_at)
      values (${`${when}${id}`}, 'h', ${`${when}${id}`}, '', ${when}, 'sg', '{}', ${amount},
        ${currency}, '', '', 'failed', 0, 900)`;
  }
  await sql`insert into sandbox_charges (reference, amount, currency, state, return_url)
    values (${`${when}a`}, 11.5, 'SGD', 'succeeded', ''), (${`${when}b`}, 0, '', 'cancelled', '')`;
  await sql`update sandbox_charges set refunded = greatest(amount - 8, 0), refunded_at = 1
    where reference = ${`${when}a`}`;
  await sql`insert into vouchers ${sql([
    { country: 'KW', code: `${when}a`, type: 'amount', amount: 1.005 },
    { country: 'SG', code: `${when}b`, type: 'percentage', amount: 12.5 },
    { country: 'PK', code: `${when}c`, type: 'deliveryFee', amount: 12.5 },
  ])}`;
  await sql`
    insert into bulk_jobs (id, vendor_id, deployment, file_name, file_sha256, created_by,
      created_by_email, created_at, idempotency_key, body_hash, phase)
    values (${when}, ${when}, 'sg', 'a.xlsx', '', 'demo', '', 0, ${when}, '', 'ready')`;
  await sql`insert into bulk_rows (job_id, number, state, cells)
    values (${when}, 1, 'waiting', '{}'), (${when}, 2, 'waiting', '{}')`;
  await sql`update bulk_rows set state = 'ready', delivery_fee = 7.1
    where job_id = ${when} and number = 1`;
}

function byCode(a: { currency: string }, b: { currency: string }): number {
  return a.currency < b.currency ? -1 : 1;
}
