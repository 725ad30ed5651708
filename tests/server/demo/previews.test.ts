import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOver, isPossiblePhone, savedCustomerViolation } from '#core/rules';
import type { Market, Order } from '#schemas';
import { bookOf } from '../../../server/demo/address-book.ts';
import { visitsOf } from '../../../server/demo/first-visit.ts';
import { phoneOf } from '../../../server/demo/phones.ts';
import { customersOf } from '../../../server/demo/placed.ts';
import { previewMenu } from '../../../server/demo/preview-people.ts';
import { phonePlanOf } from '../../../server/phone-plans.ts';
import { testServer } from '../../support/server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer({ previews: true });
});
afterAll(() => server.close());

const previewed = (): Market[] =>
  server.deps.deployments.previews.flatMap(({ country }) => server.deps.markets.get(country) ?? []);

test('each previewed market has people with names, streets and a book of forty', () => {
  expect(previewed().length).toBeGreaterThan(40);
  for (const market of previewed()) {
    const vendor_id = `k9${market.country.toLowerCase()}1`;
    const people = customersOf({ vendor_id }, market);
    expect([market.country, people.length]).toEqual([market.country, 12]);
    expect(people.filter(({ address }) => !/\d/.test(address) || /[{}]/.test(address))).toEqual([]);
    const book = bookOf(vendor_id, market);
    expect([market.country, book.length]).toEqual([market.country, 40]);
    const plan = phonePlanOf(market);
    expect(book.filter((each) => savedCustomerViolation(each, plan) !== null)).toEqual([]);
    expect(new Set(book.map(({ name }) => name)).size).toBe(40);
  }
});

test('people of the demo can be delivered to again: the rules of their market let their numbers pass', () => {
  const names = ['Tan Mei Ling', 'ສົມສັກ', 'فاطمة', 'Tereza Kočí'];
  const markets = [...server.deps.markets.values()];
  const refused = markets.flatMap((market) =>
    names
      .map((name) => phoneOf(name, market))
      .filter((phone) => !isPossiblePhone(phone, phonePlanOf(market))),
  );
  expect(markets.length).toBeGreaterThan(40);
  expect(refused).toEqual([]);
});

test('what is cooked in a previewed market costs what its rules let pass', () => {
  for (const market of previewed()) {
    const { itemValueLimit, minimumAmount } = market.request;
    const menu = previewMenu(market);
    expect(menu.length).toBeGreaterThan(2);
    for (const { amount } of menu) {
      expect([market.country, amount >= (minimumAmount ?? 0)]).toEqual([market.country, true]);
      if (itemValueLimit > 0) expect(amount).toBeLessThanOrEqual(itemValueLimit);
    }
  }
});

test('a preview that is visited has a past, live orders and a book, once; another deployment is left alone', async () => {
  const { sql, deps } = server;
  const visits = visitsOf(deps, deps.log);
  expect(visits('sg')).toBeUndefined();
  const of = async (outlet: string) => {
    const orders = await sql<{ record: Order }[]>`
      select record from orders where vendor_id = ${outlet}`;
    const [book] = await sql<{ count: number }[]>`
      select count(*)::int as count from address_book where vendor_id = ${outlet}`;
    const live = orders.filter(({ record }) => !isOver(record)).length;
    return { all: orders.length, live, book: book?.count };
  };
  for (const country of ['pk', 'th']) {
    await visits(country);
    const first = await of(`k9${country}1`);
    expect(first).toEqual({ all: 160, live: first.live, book: 40 });
    expect(first.live).toBeGreaterThan(3);
    await visitsOf(deps, deps.log)(country);
    expect(await of(`k9${country}1`)).toEqual(first);
  }
  expect(await of('k9it1')).toEqual({ all: 0, live: 0, book: 0 });
});
