import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { messageKinds } from '#schemas';
import { type Asked, statements } from '../../../server/db/asked.ts';
import { messageErrands } from '../../../server/messages/deliver.ts';
import { awaitFailed } from '../../../server/messages/retry.ts';
import { eraseOrder } from '../../../server/orders/retention.ts';
import { doErrands } from '../../support/errands.ts';
import { withOperator } from '../operator/support.ts';
import { orderClient } from '../orders/support.ts';
import { secret, tellingServer } from './support.ts';

let product: Awaited<ReturnType<typeof tellingServer>>;
beforeAll(async () => {
  product = await tellingServer();
});
afterAll(() => product.close());
beforeEach(async () => {
  product.gateway.heard.length = 0;
  product.gateway.state.answer = { status: 200 };
  product.server.pass(120);
  await product.server.sql`delete from errands where kind = 'message'`;
  await product.choose(true, messageKinds);
});

const ride = async () => {
  const order = await product.place();
  await product.report(order, 'COURIER_ACCEPTED_DELIVERY', 20);
  return order;
};

test('nobody is told before an outlet wants it, and then only what it chose', async () => {
  const { server, place, report, tell, kinds, choose } = product;
  await server.sql`delete from message_settings`;
  const { headers, call } = await orderClient(server);
  const asked = (await call('GET', product.settings)).json().result;
  expect(asked).toMatchObject({ on: false, kinds: ['on-the-way', 'delayed'], channel: 'sms' });
  const told = await ride();
  await report(told, 'PICKED_UP', 12);
  expect(await choose(true, ['delivered', 'on-the-way'])).toMatchObject({
    ...{ on: true, kinds: ['on-the-way', 'delivered'] },
  });
  const order = await place();
  await report(order, 'PICKED_UP', 12);
  await report(order, 'NEAR_CUSTOMER', 1);
  await tell();
  // Off for the order before, overtaken here.
  expect(kinds()).toEqual([]);
  await report(order, 'DELIVERED');
  await tell();
  expect(kinds()).toEqual(['delivered']);
  expect(headers.authorization).toBeDefined();
});

test('a recipient is told by a signed call that says nothing of them but their number', async () => {
  const { gateway, server, report, tell, log } = product;
  const order = await ride();
  await report(order, 'PICKED_UP', 12);
  await tell();
  const [heard] = gateway.heard;
  const { customer, order_id } = order;
  expect(heard?.said.data).toMatchObject({
    ...{ channel: 'sms', kind: 'on-the-way', to: '+6591234567', language: 'en', sender: 'Hopper' },
  });
  const { text, link, id } = heard?.said.data ?? {};
  expect(text).toMatch(
    /^Hopper: your order from .+ is on its way\.\nhttp:\/\/sg\.localhost\/track/,
  );
  expect(String(text).split('\n')[1]).toBe(link);
  for (const secretThing of [customer.name, customer.location.address, order_id, 'Two bowls'])
    expect(heard?.body).not.toContain(secretThing);
  expect(heard?.headers).toMatchObject({ 'webhook-id': id, 'idempotency-key': id });
  vi.useFakeTimers({ now: server.deps.clock() * 1000, toFake: ['Date'] });
  const headers = heard?.headers as Record<string, string>;
  expect(() => new Verifier(secret).verify(heard?.body ?? '', headers)).not.toThrow();
  expect(() => new Verifier(secret).verify(`${heard?.body} `, headers)).toThrow();
  vi.useRealTimers();
  const token = String(link).split('/').at(-1);
  const page = await server.app.inject({
    ...{ url: `/orders/api/v1/public/tracking/${token}`, headers: { host: 'sg.localhost' } },
  });
  expect(page.statusCode, page.body).toBe(200);
  expect(await log(order)).toMatchObject([
    { kind: 'on-the-way', state: 'sent', channel: 'sms', number_end: '567' },
  ]);
  expect(JSON.stringify(await log(order))).not.toContain('9123');
});

test('each kind is told when it is so', async () => {
  const { report, tell, kinds } = product;
  const order = await ride();
  const steps = [
    ['NEAR_VENDOR', 75],
    ['PICKED_UP', 72],
    ['COURIER_LEFT_VENDOR', 71],
    ['COURIER_LEFT_VENDOR', 2],
    ['NEAR_CUSTOMER', 1],
    ['DELIVERED', 0],
  ] as const;
  const heard: unknown[] = [];
  for (const [status, minutes] of steps) {
    await report(order, status, minutes);
    await tell();
    heard.push([status, ...kinds().slice(heard.flat().length - heard.length)]);
  }
  expect(heard).toEqual([
    ['NEAR_VENDOR', 'delayed'],
    ['PICKED_UP', 'on-the-way'],
    ['COURIER_LEFT_VENDOR'],
    ['COURIER_LEFT_VENDOR', 'arriving'],
    ['NEAR_CUSTOMER'],
    ['DELIVERED', 'delivered'],
  ]);
});

test('a fleet that says so makes an order late, and one that comes back is told of no more', async () => {
  const { report, tell, kinds } = product;
  const order = await ride();
  await report(order, 'DELAYED', 30);
  await report(order, 'PICKED_UP', 10);
  await tell();
  await report(order, 'RETURN_INITIATED');
  await report(order, 'DELAYED');
  await report(order, 'RETURNED_TO_VENDOR');
  await tell();
  expect(kinds()).toEqual(['delayed', 'on-the-way']);
});

test('a gateway that fails for a while is asked again under the same id, until it takes the message', async () => {
  const { gateway, server, report, tell, log } = product;
  const order = await ride();
  await report(order, 'PICKED_UP', 12);
  gateway.state.answer = { status: 500 };
  await tell();
  expect(await log(order)).toMatchObject([{ state: 'waiting', reason: 'unreachable' }]);
  server.pass(10);
  gateway.state.answer = { status: 429 };
  await tell();
  server.pass(20);
  gateway.state.answer = { status: 202 };
  await tell();
  expect(await log(order)).toMatchObject([{ state: 'sent' }]);
  const ids = gateway.heard.map(({ headers }) => headers['idempotency-key']);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
});

test('a no for good is not asked again, and neither is a gateway that stays away, without an end', async () => {
  const { gateway, server, report, tell, log } = product;
  const refused = await ride();
  await report(refused, 'PICKED_UP', 12);
  gateway.state.answer = { status: 422, body: '+6591234567 is no phone' };
  await tell();
  server.pass(3600);
  await tell();
  expect(gateway.heard).toHaveLength(1);
  expect(await log(refused)).toMatchObject([{ state: 'failed', reason: 'refused' }]);
  const kept = await server.sql<{ detail: string }[]>`select detail from messages`;
  expect(kept.map(({ detail }) => detail)).toContain('It answered 422.');
  gateway.heard.length = 0;
  const away = await ride();
  await report(away, 'PICKED_UP', 12);
  gateway.state.answer = { status: 503 };
  for (let minutes = 0; minutes < 40; minutes += 1) {
    await tell();
    server.pass(60);
  }
  expect(await log(away)).toMatchObject([{ state: 'failed', reason: 'unreachable' }]);
  expect(gateway.heard).toHaveLength(10);
});

test('an operator sees what could not be sent, and has it tried again while somebody may want it', async () => {
  const { gateway, server, report, tell, log } = product;
  await server.sql`delete from messages`;
  const operator = await withOperator(server);
  const order = await ride();
  await report(order, 'PICKED_UP', 12);
  gateway.state.answer = { status: 400 };
  await tell();
  const listed = await operator.ask('listMessages', { query: { state: 'failed' } });
  expect(listed.json().result.messages).toMatchObject([
    { order_id: order.order_id, kind: 'on-the-way', reason: 'refused', detail: 'It answered 400.' },
  ]);
  expect(listed.body).not.toContain('9123');
  gateway.state.answer = { status: 200 };
  const again = () => operator.ask('retryMessages', { body: { order: order.order_id } });
  expect((await again()).json().result).toEqual({ tried_again: 1 });
  await tell();
  expect(await log(order)).toMatchObject([{ state: 'sent' }]);
  expect((await again()).json().result).toEqual({ tried_again: 0 });
  const ids = gateway.heard.map(({ headers }) => headers['idempotency-key']);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
});

test('however many could not be sent, one statement has them tried again', async () => {
  const { gateway, server, report, tell, kinds } = product;
  await server.sql`delete from messages`;
  gateway.state.answer = { status: 400 };
  for (let nth = 0; nth < 3; nth += 1) await report(await ride(), 'PICKED_UP', 12);
  await tell();
  gateway.heard.length = 0;
  gateway.state.answer = { status: 200 };
  const asked: string[] = [];
  const note = (message: unknown) => void asked.push((message as Asked).text);
  statements.start.subscribe(note);
  const count = await server.sql.begin((tx) => awaitFailed(tx, server.deps.clock()));
  statements.start.unsubscribe(note);
  expect(count).toBe(3);
  expect(asked.filter((text) => text.includes('update errands'))).toHaveLength(1);
  await tell();
  expect(kinds()).toEqual(['on-the-way', 'on-the-way', 'on-the-way']);
});

test('redirects are not followed, and what comes too late is not sent', async () => {
  const { gateway, server, report, tell, log, kinds } = product;
  const order = await ride();
  await report(order, 'PICKED_UP', 12);
  gateway.state.answer = { status: 307, headers: { location: gateway.url } };
  await tell();
  expect(gateway.heard).toHaveLength(1);
  gateway.state.answer = { status: 200 };
  await report(order, 'NEAR_CUSTOMER', 1);
  server.pass(3601);
  await tell();
  expect(kinds()).toEqual(['on-the-way']);
  expect(await log(order)).toMatchObject([
    { kind: 'on-the-way', state: 'dropped', reason: 'overtaken' },
    { kind: 'arriving', state: 'dropped', reason: 'overtaken' },
  ]);
});

test('whatever is switched off meanwhile is not sent: by the outlet, by an operator, or for want of a number', async () => {
  const { server, report, tell, log, kinds, choose } = product;
  const waiting = async () => {
    const order = await ride();
    await report(order, 'PICKED_UP', 12);
    return order;
  };
  const off = await waiting();
  await choose(false, messageKinds);
  await tell();
  expect(await log(off)).toMatchObject([{ state: 'dropped', reason: 'off' }]);
  await choose(true, messageKinds);
  const flagged = await waiting();
  await server.sql`insert into feature_flags (deployment, name, value) values ('sg', 'tell-recipient', false)`;
  await tell();
  await server.sql`delete from feature_flags`;
  expect(await log(flagged)).toMatchObject([{ state: 'dropped', reason: 'off' }]);
  const nameless = await waiting();
  await server.sql`update orders set record = jsonb_set(record, '{customer,phone_number}', '"12"')
    where id = ${nameless.order_id}`;
  await tell();
  expect(await log(nameless)).toMatchObject([{ state: 'dropped', reason: 'no-number' }]);
  expect(kinds()).toEqual([]);
});

test('what was written goes with the personal data of its order', async () => {
  const { server, report, tell, log, kinds } = product;
  const order = await ride();
  await report(order, 'PICKED_UP', 12);
  const [row] = await server.sql<{ id: string; record: typeof order; placed_by: string | null }[]>`
    select id, record, placed_by from orders where id = ${order.order_id}`;
  if (!row) throw new Error('the order is gone');
  await server.sql.begin((tx) => eraseOrder(tx, row, server.deps.clock()));
  await tell();
  expect(await log(order)).toEqual([]);
  expect(kinds()).toEqual([]);
});

test('a gateway that gives no answer is not waited for', async () => {
  const { gateway, server, report, log } = product;
  const order = await ride();
  await report(order, 'PICKED_UP', 12);
  gateway.state.answer = 'nothing';
  const [slow] = [messageErrands(server.deps)].map((kind) => ({ ...kind, patience: 0.2 }));
  if (slow) await doErrands(server.deps, [slow]);
  expect(await log(order)).toMatchObject([{ state: 'waiting' }]);
});

test('only who may say what recipients are told can see or change it', async () => {
  const { server, settings } = product;
  const owner = await orderClient(server);
  const shown = await owner.call('GET', settings);
  // The settings show the link as it will be, without leading to anybody's order.
  expect(shown.json().result.sample_link).toMatch(/^https?:\/\/[^/]+\/tracking\/…$/);
  const stranger = await orderClient(server, 'stranger');
  expect((await stranger.call('GET', settings)).statusCode).toBe(404);
  await server.sql`update memberships set role = 'counter'
    where user_id = (select id from users where email = 'demo@example.com')`;
  server.pass(5);
  const { call } = await orderClient(server);
  const answer = await call('PUT', settings, { on: false, kinds: ['delivered'] });
  expect(answer.statusCode, answer.body).toBe(403);
  await server.sql`update memberships set role = 'owner'
    where user_id = (select id from users where email = 'demo@example.com')`;
  server.pass(5);
});

test('a gateway at an address that is not public is told nothing, unless it may be anywhere', async () => {
  const closed = await tellingServer({ MESSAGES_TARGETS: 'public' });
  await closed.choose(true, messageKinds);
  const order = await closed.place();
  await closed.report(order, 'PICKED_UP', 12);
  await closed.tell();
  expect(closed.gateway.heard).toEqual([]);
  expect(await closed.log(order)).toMatchObject([{ state: 'waiting', reason: 'unreachable' }]);
  await closed.close();
});
