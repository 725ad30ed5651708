import { afterAll, beforeAll, expect, test } from 'vitest';
import { savedCustomerViolation } from '#core/rules';
import { bookOf } from '../../../server/demo/address-book.ts';
import { seedDemoOrders } from '../../../server/demo/orders.ts';
import { demoMerchants } from '../../../server/demo/vendors.ts';
import { phonePlanOf } from '../../../server/phone-plans.ts';
import { testServer } from '../../support/server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('each outlet of the demo has a book of forty people, who all could be kept by hand', () => {
  for (const { country, outlets } of demoMerchants) {
    const market = server.deps.markets.get(country);
    if (!market) throw new Error(`there is no market ${country}`);
    for (const { id } of outlets) {
      const book = bookOf(id, market);
      expect([id, book.length]).toEqual([id, 40]);
      const plan = phonePlanOf(market);
      expect(book.filter((each) => savedCustomerViolation(each, plan) !== null)).toEqual([]);
      expect(new Set(book.map(({ name }) => name)).size).toBe(40);
    }
  }
});

test('the book is there once, beside the orders of the past, and what was emptied stays so', async () => {
  const { sql, deps } = server;
  const count = async () => {
    const [row] = await sql<{ count: number }[]>`
      select count(*)::int as count from address_book where vendor_id = 'm4pk1'`;
    return row?.count;
  };
  await seedDemoOrders(sql, deps.markets, deps.clock());
  expect(await count()).toBe(40);
  await sql`delete from address_book where vendor_id = 'm4pk1'`;
  await seedDemoOrders(sql, deps.markets, deps.clock());
  expect(await count()).toBe(0);
});
