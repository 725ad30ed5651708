import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { knownBy } from '../../../server/operator/cases/find-orders.ts';
import { newestWhere } from '../../../server/operator/cases/order-rows.ts';
import { costOf } from '../../support/plan-cost.ts';
import { law } from '../../support/property.ts';
import { testServer } from '../../support/server.ts';
import { withOperator } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let operator: Awaited<ReturnType<typeof withOperator>>;
const each = 4000;
const outlets = ['m4pk1', 'm4pk2', 'm4pk3'];

/** Thousands of orders whose names, ids and numbers anybody can say from where they stand: a fifth of the recipients are called Ana. */
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMIT: '1000000' } });
  operator = await withOperator(server);
  await server.sql`
    insert into orders (id, vendor_id, record)
    select id, vendor, jsonb_build_object('order_id', id, 'vendor_id', vendor, 'filler', repeat('x', 600),
      'created_at', 1790000000 + nth, 'updated_at', 1790000000 + nth, 'preordered_for', null,
      'status', 'DELIVERED', 'status_history', '[]'::jsonb, 'customer', jsonb_build_object(
        'name', (array['Ana', 'Ben', 'Chloé', 'Dev', 'Mei'])[1 + nth % 5] || ' ' || md5(id),
        'phone_number', '+65 9' || at || ' ' || lpad(nth::text, 6, '0')))
    from unnest(${outlets}::text[]) with ordinality as outlet (vendor, at), generate_series(1, ${each}) nth,
      lateral (select vendor || '-' || lpad(nth::text, 6, '0') as id) named`;
  await server.sql`
    insert into order_references (merchant_id, reference, order_id)
    select coalesce(v.parent_id, v.id) || '', 'INV-' || o.id, o.id from orders o join vendors v on v.id = o.vendor_id`;
  await server.sql`analyze orders, order_references`;
});
afterAll(() => server.close());

const find = async (search: string, more: Record<string, string> = {}) => {
  const answer = await operator.ask('findOrders', { query: { search, ...more } });
  return answer.json().result.orders.map(({ order_id }: { order_id: string }) => order_id);
};
const idOf = (outlet: number, nth: number) => `${outlets[outlet]}-${String(nth).padStart(6, '0')}`;

test('an order is found by each end of its id and of its number that tells it from the others', () =>
  law(
    fc.asyncProperty(
      fc.nat(outlets.length - 1),
      fc.integer({ min: 1, max: each }),
      fc.integer({ min: 6, max: 12 }),
      async (outlet, nth, length) => {
        const id = idOf(outlet, nth);
        const phone = `+65 9${outlet + 1} ${String(nth).padStart(6, '0')}`;
        expect(await find(id.slice(-length))).toContain(id);
        expect(await find(phone.slice(-length))).toContain(id);
        expect(await find(` INV-${id} `)).toEqual([id]);
        expect(await find(phone.replaceAll(' ', '-'))).toEqual([id]);
        const elsewhere = outlets[(outlet + 1) % outlets.length] ?? '';
        expect(await find(id.slice(-length), { outlet: elsewhere })).not.toContain(id);
      },
    ),
    // Each asks the server five times.
    { runs: 60 },
  ));

test('what somebody types is no pattern, and a name is found without its accents', async () => {
  for (const typed of ['%', '_', 'm4pk1%', 'm4pk1_00001', '\\', "'"]) {
    expect(await find(typed)).toEqual([]);
  }
  expect(await find('CHLOE', { limit: '3' })).toHaveLength(3);
});

test.each([
  ['an id', 'm4pk2-001234', 'orders_id_end', 10],
  ['the end of an id', '001234', 'orders_id_end', 10],
  ['a number', '+65 93 001234', 'orders_phone_end', 10],
  ["a merchant's reference", 'INV-m4pk2-001234', 'order_references_anywhere', 10],
  ['a name of nobody', 'Zacharias', 'orders_name', 10],
  ['a name that many have', 'ana', 'orders_newest_anywhere', 600],
] as const)('%s is found without reading the other orders', async (_, search, index, most) => {
  const { sql } = server;
  const question = newestWhere(sql, knownBy(sql, search), { limit: 100, offset: 0 });
  const { read, indexes } = await costOf(sql, question);
  expect(indexes).toContain(index);
  expect(read).toBeLessThanOrEqual(most);
});
