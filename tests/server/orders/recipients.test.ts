import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#schemas';
import { lockOrder, recordChange } from '../../../server/orders/journal.ts';
import { eraseOrder } from '../../../server/orders/retention.ts';
import { testServer } from '../../support/server.ts';
import { orderClient, vendorId } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let client: Awaited<ReturnType<typeof orderClient>>;

beforeAll(async () => {
  server = await testServer();
  client = await orderClient(server);
});
afterAll(() => server.close());

async function placeFor(name: string, phone_number: string, address: string): Promise<string> {
  server.pass(10);
  const body = await client.bodyFor();
  const { location } = body.customer;
  const customer = { name, phone_number, location: { ...location, address } };
  const answer = await client.create({ ...body, customer });
  return answer.json().result.order.order_id;
}

async function recipients() {
  const answer = await client.call('GET', `/vendor/${vendorId}/recipients`);
  expect(answer.statusCode).toBe(200);
  return endpoints.listRecipients.result.parse(answer.json().result).recipients;
}

test('each person at each address is told once, by their last order, newest first', async () => {
  expect(await recipients()).toEqual([]);
  await placeFor('Ana', '+6591234567', '5 Raffles Place');
  const office = await placeFor('Ana', '+6591234567', '80 Robinson Road');
  const ben = await placeFor('Ben', '+6581234567', '5 Raffles Place');
  const home = await placeFor('Ana Lim', '+6591234567', '5 Raffles Place');
  const told = await recipients();
  expect(told.map(({ order_id }) => order_id)).toEqual([home, ben, office]);
  expect(told[0]).toMatchObject({
    customer: { name: 'Ana Lim', location: { notes: 'Ring twice' } },
    order: { amount: 20, payment_method: 'PAID' },
    delivery_fee: expect.any(Number),
  });
});

test('somebody is told once, whether their number has the country’s prefix or not', async () => {
  await placeFor('Eve', '+6562345678', '2 Shenton Way');
  const last = await placeFor('Eve', '62345678', '2 Shenton Way');
  const eves = (await recipients()).filter(({ customer }) => customer.name === 'Eve');
  expect(eves.map(({ order_id }) => order_id)).toEqual([last]);
});

test('an order that was called off or forgotten tells of nobody', async () => {
  const called = await placeFor('Cy', '+6561234567', '1 Fullerton Road');
  const forgotten = await placeFor('Di', '+6571234567', '1 Fullerton Road');
  await server.sql.begin(async (tx) => {
    const order = await lockOrder(tx, called);
    if (order) await recordChange(tx, order, { status: 'CANCELLED' }, server.deps.clock());
    const [old] = await tx`select id, record, placed_by from orders where id = ${forgotten}`;
    await eraseOrder(tx, old as never, server.deps.clock());
  });
  const names = (await recipients()).map(({ customer }) => customer.name);
  expect(names).not.toContain('Cy');
  expect(names).not.toContain('Di');
  expect(names).not.toContain('');
});
