import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { erasePerson, exportPerson } from '../../../server/access/person.ts';
import { lockOrder, recordChange } from '../../../server/orders/journal.ts';
import {
  forgetOldCodes,
  forgetOldIntents,
  forgetOldOrders,
  usualRetention,
} from '../../../server/orders/retention.ts';
import { doErrands } from '../../support/errands.ts';
import { testServer } from '../../support/server.ts';
import { withOperator } from '../operator/support.ts';
import { cards, type PaymentClient, paymentClient } from '../payments/support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let merchant: PaymentClient;
let guest: PaymentClient;
beforeAll(async () => {
  server = await testServer();
  merchant = await paymentClient(server, 'merchant');
  guest = await paymentClient(server);
});
afterAll(async () => {
  await Promise.all([merchant.close(), guest.close()]);
  await server.close();
});

const life = usualRetention * 86_400;
/** Stands in everything that says who an order is for. */
const canary = 'Quillfeather';

async function sweepAt(seconds: number): Promise<void> {
  const now = server.deps.clock() + seconds;
  await forgetOldOrders({ ...server.deps, clock: () => now });
  await forgetOldIntents({ sql: server.sql, clock: () => now });
  await forgetOldCodes({ sql: server.sql, clock: () => now });
}

/** Every row of every table, as text. */
async function everything(): Promise<string> {
  const tables = await server.sql<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public'
      and table_type = 'BASE TABLE'`;
  const texts = await Promise.all(
    tables.map(
      ({ name }) => server.sql<{ row: string }[]>`select t::text as row from ${server.sql(name)} t`,
    ),
  );
  return texts
    .flat()
    .map(({ row }) => row)
    .join('\n');
}

async function secretBody(client: PaymentClient, method?: string) {
  const body = await client.orderBody(method);
  const location = { ...body.customer.location, address: `7 ${canary} Road`, notes: canary };
  const sender = 'sender' in body && {
    ...{ sender: { ...body.sender, name: `Ben ${canary}`, email: 'quill@example.com' } },
  };
  return {
    ...body,
    ...{ customer: { ...body.customer, name: `Ana ${canary}`, location }, ...sender },
    order: { ...body.order, description: `for ${canary}` },
    building: `${canary} Tower`,
    pickup_tasks: { pickup_code: `${canary} ${randomUUID().slice(0, 4)}` },
  };
}

async function placeAll(): Promise<void> {
  const body = await secretBody(merchant, 'CASH_ON_DELIVERY');
  const placed = await merchant.call('POST', '/order', body, randomUUID());
  const { order } = placed.json().result;
  await merchant.call('GET', `/order/${order.order_id}/links`);
  await server.sql.begin(async (tx) => {
    const held = await lockOrder(tx, order.order_id);
    if (!held) throw new Error('no such order');
    const customer = { ...held.customer, name: `Moved ${canary}` };
    const edited = await recordChange(tx, held, { customer }, server.deps.clock());
    const rider = { id: 'r-1', name: `Rider ${canary}`, phone_number: '+6590000000' };
    await recordChange(tx, edited, { rider, status: 'DELIVERED' }, server.deps.clock());
  });
  const paid = await guest.pay(await guest.intent(await secretBody(guest)), cards.success);
  expect(paid.state).toBe('succeeded');
  await guest.pay(await guest.intent(await secretBody(guest)), cards.declined);
  await guest.intent(await secretBody(guest));
  await server.sql`delete from errands where kind = 'mail'`;
  await doErrands(server.deps);
  await server.sql`update fleet_jobs set next_at = null`;
}

test('the recipient of an order is kept for the market’s days and then nowhere; what it cost stays', async () => {
  await placeAll();
  const money = () => server.sql`
    select id, status, record -> 'total_amount' as total, record -> 'delivery_fee' as fee,
      record #> '{order,amount}' as amount, record -> 'status_history' as history from orders order by id`;
  const before = await money();
  const links = () => server.sql`select 1 from public_links`;
  expect((await links()).length).toBeGreaterThan(0);
  await sweepAt(life - 1);
  expect(await everything()).toContain(canary);
  await sweepAt(life + 1);
  const left = await everything();
  expect(left).not.toContain(canary);
  expect(left).not.toMatch(/9123 4567/);
  expect(await links(), 'who kept a link reads no more').toEqual([]);
  expect(await money()).toEqual(before);
  await sweepAt(life + 2);
  expect(await everything(), 'a second round changes nothing').toBe(left);
});

test('what an outlet reads of such an order still is an order', async () => {
  const [row] = await server.sql<{ id: string; vendor_id: string }[]>`
    select id, vendor_id from orders where erased_at is not null and placed_by = 'demo'`;
  const answer = await merchant.call('GET', `/order?vendorId=${row?.vendor_id}&orderId=${row?.id}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.json().result.customer).toMatchObject({ name: '', phone_number: '' });
});

test('a market may keep them shorter', async () => {
  await placeAll();
  const markets = new Map(
    [...server.deps.markets].map(([code, market]) => [code, { ...market, retentionDays: 7 }]),
  );
  const now = server.deps.clock() + 8 * 86_400;
  await forgetOldOrders({ ...server.deps, markets, clock: () => now });
  const [row] = await server.sql`select count(*)::int as count from orders where erased_at is null`;
  expect(row).toEqual({ count: 0 });
});

const told = (email: string) => server.sql.begin((tx) => exportPerson(tx, email));
const forget = (email: string) =>
  server.sql.begin((tx) => erasePerson(tx, email, server.deps.clock()));

test('a person is told what is kept of them, and forgotten at their word, once', async () => {
  await placeAll();
  const email = 'quill@example.com';
  const kept = await told(email.toUpperCase());
  expect(kept.guest_orders?.length).toBe(2);
  expect(JSON.stringify(kept)).toContain(canary);
  const account = JSON.stringify(await told('demo@example.com'));
  expect(account).not.toMatch(/argon2|password/);
  const operator = await withOperator(server);
  const early = await operator.ask('erasePerson', { body: { email } });
  expect(early.statusCode, 'its rider is on the way').toBe(409);
  expect(early.json().errors[0].code).toBe('OrderUnderWay');
  await server.sql`update orders set record = jsonb_set(record, '{status}', '"DELIVERED"')`;
  expect((await forget(email)).guest_orders).toBe(2);
  const again = await forget(email);
  expect(Object.values(again).every((count) => count === 0)).toBe(true);
  expect(await everything()).not.toContain(email);
  expect((await told(email)).guest_orders).toEqual([]);
  await forget('demo@example.com');
  expect(await everything()).not.toMatch(/demo@example\.com/);
  const orders = await server.sql`select 1 from orders where vendor_id = ${merchant.vendorId}`;
  expect(orders.length, 'the outlet keeps its orders').toBeGreaterThan(0);
});
