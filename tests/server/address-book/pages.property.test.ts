import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AddressBookEntry, endpoints } from '#schemas';
import { listCustomers } from '../../../server/address-book/pages.ts';
import { keepCustomer } from '../../../server/address-book/repository.ts';
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

async function list(query: Record<string, string> = {}, vendorId = 'm4pk1') {
  const { headers } = await server.signIn('merchant');
  const url = `/orders/api/v1/addressbook/customers/${vendorId}?${new URLSearchParams(query)}`;
  return server.app.inject({ method: 'GET', url, headers });
}
const keepNames = async (names: readonly string[], vendorId = 'm4pk1') => {
  for (const name of names) await keepCustomer(server.sql, vendorId, { ...mei, name });
};
const namesIn = (entries: readonly AddressBookEntry[]) => entries.map(({ name }) => name);

test('the whole book of an outlet is listed by name, and nobody else’s', async () => {
  await keepNames(['zoe', 'Émile', 'adam', 'Eva', 'Zara']);
  await keepNames(['Somebody else'], 'm4pk2');
  const { customers, next, total } = endpoints.listCustomers.result.parse(
    (await list()).json().result,
  );
  expect(namesIn(customers)).toEqual(['adam', 'Émile', 'Eva', 'Zara', 'zoe']);
  expect([next, total]).toEqual([null, 5]);
  const { headers } = await server.signIn('stranger');
  const url = '/orders/api/v1/addressbook/customers/m4pk1';
  expect((await server.app.inject({ method: 'GET', url, headers })).statusCode).toBe(404);
});

test('what holds a text is counted and paged too; without any, what resembles it is found', async () => {
  await keepNames(Array.from({ length: 60 }, (_, nth) => `Ana ${100 + nth}`));
  await keepNames(['Bo']);
  const first = (await list({ query: 'ana' })).json().result;
  const rest = (await list({ query: 'ana', after: first.next })).json().result;
  expect([first.customers.length, rest.customers.length, rest.next]).toEqual([50, 10, null]);
  expect([first.total, rest.total]).toEqual([60, 60]);
  expect(namesIn((await list({ query: 'bo' })).json().result.customers)).toContain('Bo');
  expect((await list({ query: '9123' })).json().result.total).toBe(61);
  expect(namesIn((await list({ query: 'anna 10' })).json().result.customers)).not.toEqual([]);
  expect((await list({ query: '%' })).json().result).toEqual({
    ...{ customers: [], next: null, total: 0, remembers: true },
  });
});

test('a key that no list gave is refused', async () => {
  const wrong = Buffer.from(`${'-'.repeat(36)} x`).toString('base64url');
  for (const after of ['x', wrong]) {
    expect((await list({ after })).json().errors[0].meta.field).toBe('query.after');
  }
});

test('law: read page by page, a book is told whole and nobody twice, in one order', async () => {
  const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 });
  const names = fc.array(name.filter(isStorable), { minLength: 40, maxLength: 120 });
  await law(
    fc.asyncProperty(names, async (given) => {
      await server.sql`delete from address_book`;
      const kept = new Map<string, string>();
      for (const each of given) {
        const { id } = await keepCustomer(server.sql, 'm4pk1', { ...mei, name: each });
        kept.set(id, each);
      }
      const told: AddressBookEntry[] = [];
      let after: string | undefined;
      do {
        const page = await listCustomers(server.sql, 'm4pk1', { after });
        told.push(...page.customers);
        after = page.next ?? undefined;
      } while (after !== undefined);
      expect(told.map(({ id }) => id).sort()).toEqual([...kept.keys()].sort());
    }),
    { runs: 5 },
  );
});

/** What PostgreSQL can hold, and what is a name. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0') && text.trim() !== '';
}
