import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetFinished } from '../../../server/guests/retention.ts';
import { testServer } from '../../support/server.ts';
import { cards, type PaymentClient, paymentClient } from '../payments/support.ts';

const limits = { guest: 3, phone: 5, address: 8 };
let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer({ guestLimits: limits, env: { RATE_LIMIT: '100000' } });
});
afterAll(() => server.close());

/** So many people without an account, at one address of the network each has or all share. */
const clients: PaymentClient[] = [];
async function guests(count: number): Promise<PaymentClient[]> {
  const made: PaymentClient[] = [];
  for (let each = 0; each < count; each += 1) made.push(await paymentClient(server));
  clients.push(...made);
  return made;
}
afterAll(() => Promise.all(clients.map((client) => client.close())));

type Ask = { client: PaymentClient; phone: string; ip: string };

/** A hundred requests at the same moment; answers how many were placed, and what the others were told. */
async function placeAtOnce(
  asks: (turn: number) => Ask,
): Promise<{ placed: number; told: string[] }> {
  const turns = Array.from({ length: 50 }, (_, turn) => asks(turn));
  const bodies = await Promise.all(turns.map(bodyOf));
  const answers = await Promise.all(turns.map((ask, turn) => placeInTime(ask, bodies[turn] ?? {})));
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  return {
    placed: answers.length - refused.length,
    told: [
      ...new Set(refused.map((answer) => `${answer.statusCode} ${answer.json().errors[0]?.code}`)),
    ],
  };
}

async function bodyOf({ client, phone }: Ask) {
  const body = await client.orderBody('CASH_ON_DELIVERY');
  return { ...body, sender: { ...body.sender, phone_number: phone } };
}

const place = ({ client, ip }: Ask, payload: object, key: string = randomUUID()) =>
  server.app.inject({
    ...{ method: 'POST', url: '/orders/api/v1/order', payload, remoteAddress: ip },
    headers: { ...client.headers, 'idempotency-key': key },
  });

/** A crowded server asks to come again, and a browser does, with the same key. */
async function placeInTime(ask: Ask, body: object): Promise<Awaited<ReturnType<typeof place>>> {
  const key = randomUUID();
  for (;;) {
    const answer = await place(ask, body, key);
    if (answer.statusCode !== 503) return answer;
  }
}

const finishAll = () =>
  server.sql`update orders set record = jsonb_set(record, '{status}', '"DELIVERED"')`;
// What another test left under way, or a try of the same one, takes no room.
beforeEach(async () => {
  await finishAll();
});
const phoneOf = (turn: number) => `+658${String(1_000_000 + turn)}`;
const refused = ['409 TooManyOpenOrders'];

test('one guest, many phones and addresses: no more than their own', async () => {
  const [client] = await guests(1);
  if (!client) throw new Error('there is no guest');
  const asks = (turn: number) => ({ client, phone: phoneOf(turn), ip: `198.51.100.${turn}` });
  expect(await placeAtOnce(asks)).toEqual({ placed: limits.guest, told: refused });
  await finishAll();
  expect(await placeAtOnce(asks), 'what is over makes room').toEqual({
    ...{ placed: limits.guest, told: refused },
  });
});

test('many guests with one phone, however it is written: no more than one phone has', async () => {
  const many = await guests(10);
  const written = ['+65 8123 4567', '81234567', '+6581234567', '8123-4567'];
  const asks = (turn: number) => ({
    client: many[turn % many.length] as PaymentClient,
    ...{ phone: written[turn % written.length] ?? '', ip: `203.0.113.${turn}` },
  });
  expect(await placeAtOnce(asks)).toEqual({ placed: limits.phone, told: refused });
});

test('many guests and phones from one address, also one of a whole /64: no more than it has', async () => {
  const many = await guests(10);
  const asks = (turn: number) => ({
    client: many[turn % many.length] as PaymentClient,
    ...{ phone: phoneOf(turn), ip: `2001:db8:1:2::${(turn + 1).toString(16)}` },
  });
  expect(await placeAtOnce(asks)).toEqual({ placed: limits.address, told: refused });
});

test('an order that was placed is answered again although there is no more room', async () => {
  const [client] = await guests(1);
  if (!client) throw new Error('there is no guest');
  const ask = { client, phone: phoneOf(500), ip: '192.0.2.1' };
  const body = await bodyOf(ask);
  const key = randomUUID();
  const first = await place(ask, body, key);
  for (let more = 1; more < limits.guest; more += 1) await place(ask, await bodyOf(ask));
  expect((await place(ask, await bodyOf(ask))).statusCode).toBe(409);
  const again = await place(ask, body, key);
  expect(again.json().result.order_id).toBe(first.json().result.order_id);
});

test('who pays has the same bounds, and is told before a card is asked for', async () => {
  const [client] = await guests(1);
  if (!client) throw new Error('there is no guest');
  const late = await client.intent(await client.orderBody());
  for (let paid = 0; paid < limits.guest; paid += 1) {
    const begun = await client.intent(await client.orderBody());
    expect((await client.pay(begun, cards.success)).state).toBe('succeeded');
  }
  const { token } = (await client.tokenFor(late, cards.success)).json();
  const card = { token, save: false };
  const paid = await client.askConfirm(late, { payment_instrument_id: 'NEW', card });
  expect([paid.statusCode, paid.json().errors[0].code]).toEqual([409, 'TooManyOpenOrders']);
  const asked = await client.askIntent(await client.orderBody(), randomUUID());
  expect([asked.statusCode, asked.json().errors[0].code]).toEqual([409, 'TooManyOpenOrders']);
});

test('members have no such bounds, and of what is over nothing is kept', async () => {
  const merchant = await paymentClient(server, 'merchant');
  clients.push(merchant);
  for (let placed = 0; placed <= limits.address; placed += 1) {
    const body = await merchant.orderBody('CASH_ON_DELIVERY');
    const answer = await merchant.call('POST', '/order', body, randomUUID());
    expect(answer.statusCode).toBe(200);
  }
  await finishAll();
  await forgetFinished(server.sql);
  expect(await server.sql`select 1 from guest_orders`).toEqual([]);
});
