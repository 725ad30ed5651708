import fc from 'fast-check';
import { getExampleNumber } from 'libphonenumber-js';
import examples from 'libphonenumber-js/mobile/examples';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SavedCustomer } from '#schemas';
import { keepCustomer } from '../../../server/address-book/repository.ts';
import { identityOf } from '../../../server/address-book/search-text.ts';
import { settleIdentities } from '../../../server/address-book/settle.ts';
import { law } from '../../support/property.ts';
import { testServer } from '../../support/server.ts';
import { mei } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  await server.sql`delete from address_book`;
});
afterAll(() => server.close());

const vendorId = 'm4pk1';
type Written = { phone_number: string; remembered_at: number | null };

/** An entry as the version before wrote it: told apart by the digits that were typed. */
async function writeBefore({ phone_number, remembered_at }: Written): Promise<void> {
  const customer = { ...mei, phone_number };
  const digits = phone_number.replace(/\D/g, '');
  await server.sql`insert into address_book ${server.sql({
    ...{ vendor_id: vendorId, customer: server.sql.json(customer), remembered_at },
    ...{ identity: Buffer.from(`before ${digits}`), search: ' mei ', phone_digits: digits },
  })} on conflict do nothing`;
}
const book = () => server.sql<{ customer: SavedCustomer; remembered_at: number | null }[]>`
  select customer, remembered_at from address_book where vendor_id = ${vendorId}`;

test('a customer of every market is one entry, with and without the prefix', async () => {
  for (const { country } of server.deps.markets.values()) {
    const example = getExampleNumber(country as never, examples);
    if (example === undefined) continue;
    const customer = { ...mei, name: country, country_code: country };
    const ways = [example.number, example.formatNational(), example.formatInternational()];
    for (const phone_number of ways)
      await keepCustomer(server.sql, vendorId, { ...customer, phone_number });
  }
  const names = (await book()).map(({ customer }) => customer.name);
  expect(names).toEqual([...new Set(names)]);
  expect(names.length).toBeGreaterThan(40);
});

test('a country without numbers, and a text that is no number, are kept as they are typed', async () => {
  for (const phone_number of ['ask at the desk 7', '', '12'])
    await keepCustomer(server.sql, vendorId, { ...mei, phone_number, country_code: 'AQ' });
  expect(await book()).toHaveLength(3);
});

test('law: entries of the version before become one for each number, and what a person kept stays', () => {
  const number = fc.constantFrom('91234567', '+65 9123 4567', '65 9123 4567', '8123 4567');
  const remembered = fc.option(fc.integer({ min: 1, max: 9 }));
  const written = fc.record({ phone_number: number, remembered_at: remembered });
  return law(
    fc.asyncProperty(fc.array(written, { maxLength: 6 }), fc.boolean(), async (all, isBoth) => {
      await server.sql`delete from address_book`;
      for (const each of all) await writeBefore(each);
      const before = await book();
      if (isBoth) await keepCustomer(server.sql, vendorId, mei);
      await settleIdentities(server.sql);
      const after = await book();
      const numberOf = ({ customer }: (typeof after)[number]) =>
        identityOf(customer).toString('hex');
      const people = [...before, ...(isBoth ? [{ customer: mei, remembered_at: null }] : [])];
      expect(after.map(numberOf).sort()).toEqual([...new Set(people.map(numberOf))].sort());
      for (const left of after) {
        const same = people.filter((each) => numberOf(each) === numberOf(left));
        const last = same.every(({ remembered_at }) => remembered_at !== null)
          ? Math.max(...same.map(({ remembered_at }) => remembered_at ?? 0))
          : null;
        expect(left.remembered_at).toBe(last);
      }
    }),
    { runs: 40 },
  );
});

test('an entry of the version before is found by its letters, which it spelled in another way', async () => {
  await keepCustomer(server.sql, vendorId, { ...mei, name: '店' });
  const search = () => server.sql`select search from address_book`;
  const now = await search();
  await server.sql`update address_book set search = ' zion ', identity_rule = 2`;
  await settleIdentities(server.sql);
  expect(await search()).toEqual(now);
});
