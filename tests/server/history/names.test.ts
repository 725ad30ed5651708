import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints, type Order } from '#schemas';
import { anOrder } from '../../support/orders.ts';
import { day, historyServer, midnight } from './support.ts';

let server: Awaited<ReturnType<typeof historyServer>>;
const names = [
  ...['Mei Lin Tan', 'José Álvarez', 'สมชาย ใจดี', 'ສົມສັກ ພົມມະວົງ', 'فَاطِمَة العلي', '陳怡萱'],
  ...['100%_sure', 'Tan Mei Ling'],
];

beforeAll(async () => {
  server = await historyServer();
  await server.put(
    ...names.map((name, nth) => ({ order_id: `m4pk1-00000${nth + 1}`, customer: named(name) })),
    { order_id: 'm4pk2-000001', vendor_id: 'm4pk2', customer: named('Mei Lin Tan') },
    { order_id: 'q7sd-000001', vendor_id: 'q7sd', customer: named('Mei Lin Tan') },
  );
});
afterAll(() => server.close());

const named = (name: string): Order['customer'] => ({ ...anOrder().customer, name });

async function found(customer_name: string, vendor = 'm4pk1', more = {}): Promise<string[]> {
  const period = { from: midnight, to: midnight + day };
  const answer = await server.get('/orders', { ...period, customer_name, ...more }, vendor);
  const { data } = endpoints.listOrders.result.parse(answer.json().result);
  return data.map(({ customer }) => customer.name).toSorted();
}

test.each([
  ['mei', ['Mei Lin Tan', 'Tan Mei Ling']],
  ['TAN lin', ['Mei Lin Tan', 'Tan Mei Ling']],
  ['jose alvarez', ['José Álvarez']],
  ['ใจดี', ['สมชาย ใจดี']],
  ['ສົມສັກ', ['ສົມສັກ ພົມມະວົງ']],
  ['فاطمه', ['فَاطِمَة العلي']],
  ['怡萱', ['陳怡萱']],
  ['%', ['100%_sure']],
  ['%_', ['100%_sure']],
  ['％', ['100%_sure']],
  ['＿', ['100%_sure']],
  ['＼', []],
  ['Nobody', []],
])('orders are found by words of a name in any script: %s', async (typed, expected) => {
  expect(await found(typed)).toEqual(expected.toSorted());
});

test('only orders of the outlets that are asked for are found, and counted likewise', async () => {
  expect(await found('Mei Lin', 'm4pk2')).toEqual(['Mei Lin Tan']);
  const all = await found('Mei Lin', 'm4pk', { include_outlets: 'true' });
  expect(all).toEqual(['Mei Lin Tan', 'Mei Lin Tan', 'Tan Mei Ling']);
  const period = { from: midnight, to: midnight + day, customer_name: 'Mei Lin' };
  const { result } = (await server.get('/orders/summary', period)).json();
  expect(result).toMatchObject({ orders: 2 });
});

test('who was forgotten is not found any more', async () => {
  await server.sql`update orders set record = jsonb_set(record, '{customer,name}', '""')
    where id = 'm4pk1-000002'`;
  expect(await found('jose')).toEqual([]);
});
