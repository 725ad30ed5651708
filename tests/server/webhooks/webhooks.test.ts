import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { webhookEvents } from '#schemas';
import { webhookErrands } from '../../../server/webhooks/deliver.ts';
import { forgetOldDeliveries } from '../../../server/webhooks/retention.ts';
import { doErrands } from '../../support/errands.ts';
import { serviceKey } from '../../support/keys.ts';
import { testServer } from '../../support/server.ts';
import { orderClient } from '../orders/support.ts';
import { change } from '../realtime/support.ts';
import { till, webhookClient } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let orders: Awaited<ReturnType<typeof orderClient>>;
let client: Awaited<ReturnType<typeof webhookClient>>;
let program: Awaited<ReturnType<typeof till>>;
beforeAll(async () => {
  server = await testServer({ env: { WEBHOOK_TARGETS: 'any' } });
  orders = await orderClient(server);
  client = await webhookClient(server);
  program = await till();
});
afterAll(async () => {
  await program.close();
  await server.close();
});
beforeEach(async () => {
  program.heard.length = 0;
  program.state.answer = { status: 200 };
  server.pass(120);
  orders = await orderClient(server);
  await server.sql`delete from webhooks`;
  await server.sql`delete from errands where kind = 'webhook'`;
});

const all = [...webhookEvents];
const types = () => program.heard.map(({ said }) => said.type);

test('a target hears of each change once, in its order, signed as the standard says', async () => {
  const { webhook, secret } = await client.add({ url: program.url, events: all });
  const { order_id } = await orders.place();
  await change(server, order_id, 'WAITING_FOR_TRANSPORT');
  await change(server, order_id, 'DELIVERED');
  await client.tell();
  expect(types()).toEqual(['order.placed', 'order.status_changed', 'order.delivered']);
  expect(program.heard.map(({ said }) => said.data.status)).toEqual([
    ...['NEW', 'WAITING_FOR_TRANSPORT', 'DELIVERED'],
  ]);
  const verifier = new Verifier(secret);
  const { now } = Date;
  Date.now = () => server.deps.clock() * 1000;
  for (const { body, headers } of program.heard) {
    expect(() => verifier.verify(body, headers as Record<string, string>)).not.toThrow();
    expect(() => verifier.verify(`${body} `, headers as Record<string, string>)).toThrow();
  }
  Date.now = now;
  const log = await client.log(webhook);
  expect(log.map(({ event, state, tries }) => [event, state, tries])).toEqual([
    ['order.delivered', 'delivered', 1],
    ['order.status_changed', 'delivered', 1],
    ['order.placed', 'delivered', 1],
  ]);
  expect(log[0]?.last).toMatchObject({ status: 200, answer: 'ok' });
  expect(log[0]?.delivery_id).toBe(program.heard[2]?.headers['webhook-id']);
});

test('it hears of what it chose, and what an outlet does is told to its parent’s target, not to another merchant’s', async () => {
  await client.add({ url: program.url, events: ['order.cancelled'] });
  const { order_id } = await orders.place();
  await change(server, order_id, 'WAITING_FOR_TRANSPORT');
  const body = { vendor_id: 'm4pk1', order_id, reason: 'mistake_error' };
  expect((await orders.call('PUT', '/order/cancel', body)).statusCode).toBe(200);
  await server.sql`update webhooks set vendor_id = 'q7sd'`;
  await orders.place();
  await client.tell();
  expect(types()).toEqual(['order.cancelled']);
  expect(program.heard[0]?.said.data.cancellation).toMatchObject({ reason: 'mistake_error' });
});

test('both secrets sign while one is rotated, and only the new one after a day', async () => {
  const { webhook, secret } = await client.add({ url: program.url, events: all });
  const rotated = await client.call('POST', `/${webhook.webhook_id}/rotate`);
  const { secret: next } = rotated.json().result;
  expect(next).not.toBe(secret);
  await orders.place();
  await client.tell();
  expect(String(program.heard[0]?.headers['webhook-signature']).split(' ')).toHaveLength(2);
  server.pass(86_401);
  await client.call('POST', `/${webhook.webhook_id}/test`);
  await client.tell();
  const [, second] = program.heard;
  if (!second) throw new Error('nothing was heard');
  const { headers, body } = second;
  const at = new Date(Number(headers['webhook-timestamp']) * 1000);
  expect(headers['webhook-signature']).toBe(
    new Verifier(next).sign(String(headers['webhook-id']), at, body),
  );
});

test('a secret replaced soon after another ends no day of one before it, and five go on at most', async () => {
  const { webhook, secret } = await client.add({ url: program.url, events: all });
  const secrets = [secret];
  const begun = server.deps.clock();
  const rotate = async () => {
    const answer = await client.call('POST', `/${webhook.webhook_id}/rotate`);
    secrets.push(answer.json().result.secret);
  };
  /** Which secrets sign now, by their number. */
  const signing = async () => {
    program.heard.length = 0;
    await client.call('POST', `/${webhook.webhook_id}/test`);
    await client.tell();
    const [heard] = program.heard;
    if (!heard) throw new Error('nothing was heard');
    const { headers, body } = heard;
    const at = new Date(Number(headers['webhook-timestamp']) * 1000);
    const given = String(headers['webhook-signature']).split(' ');
    const own = secrets.map((each) =>
      new Verifier(each).sign(String(headers['webhook-id']), at, body),
    );
    expect(own).toEqual(expect.arrayContaining(given));
    return own.flatMap((each, nth) => (given.includes(each) ? [nth] : []));
  };
  const until = (seconds: number) => server.pass(begun + seconds - server.deps.clock());
  await rotate();
  until(3600);
  await rotate();
  expect(await signing()).toEqual([0, 1, 2]);
  until(86_401);
  expect(await signing()).toEqual([1, 2]);
  until(86_401 + 3600);
  expect(await signing()).toEqual([2]);
  for (let nth = 0; nth < 6; nth += 1) await rotate();
  expect(await signing()).toEqual([3, 4, 5, 6, 7, 8]);
});

test('a try that failed comes again with the same id, and later changes of the order wait for it', async () => {
  const { webhook } = await client.add({ url: program.url, events: all });
  program.state.answer = ({ said }) => ({ status: said.type === 'order.placed' ? 500 : 200 });
  const { order_id } = await orders.place();
  await change(server, order_id, 'WAITING_FOR_TRANSPORT');
  await client.tell();
  expect(types()).toEqual(['order.placed']);
  const [, first] = await client.log(webhook);
  expect(first).toMatchObject({ state: 'waiting', tries: 1, last: { status: 500 } });
  program.state.answer = { status: 204 };
  server.pass(60);
  await client.tell();
  expect(types()).toEqual(['order.placed', 'order.placed', 'order.status_changed']);
  const ids = program.heard.map(({ headers }) => headers['webhook-id']);
  expect(ids[0]).toBe(ids[1]);
});

test('a redirect is not followed, and of a long answer the start is kept', async () => {
  const { webhook } = await client.add({ url: program.url, events: all });
  const other = await till();
  program.state.answer = {
    ...{ status: 302, headers: { location: other.url } },
    body: 'x'.repeat(100_000),
  };
  await orders.place();
  await client.tell();
  const [delivery] = await client.log(webhook);
  expect(other.heard).toEqual([]);
  expect(delivery?.last).toMatchObject({ status: 302, reason: 'Redirects are not followed.' });
  expect(delivery?.last?.answer).toBe('x'.repeat(500));
  await other.close();
});

test('one that fails for a day is paused, its people are told, and it hears of all that it missed', async () => {
  const { webhook } = await client.add({ url: program.url, events: all });
  program.state.answer = { status: 503 };
  const { order_id } = await orders.place();
  await client.tell();
  server.pass(86_401);
  await client.tell();
  const paused = await client.now(webhook);
  expect(paused?.paused?.reason).toBe('failing');
  const mails = await server.sql<{ to: string }[]>`
    select payload ->> 'to' as to from errands
    where kind = 'mail' and payload ->> 'kind' = 'webhook-paused'`;
  expect(mails.map(({ to }) => to)).toContain('demo@example.com');
  await change(server, order_id, 'WAITING_FOR_TRANSPORT');
  await client.tell();
  const tried = program.heard.length;
  expect((await client.log(webhook)).map(({ state }) => state)).toEqual(['held', 'held']);
  program.state.answer = { status: 200 };
  const { url, events } = webhook;
  await client.call('PUT', `/${webhook.webhook_id}`, { url, events, paused: false });
  await client.tell();
  expect(types().slice(tried)).toEqual(['order.placed', 'order.status_changed']);
  expect(await client.now(webhook)).not.toHaveProperty('paused');
});

test('one that says that it is gone is paused at once', async () => {
  const { webhook } = await client.add({ url: program.url, events: all });
  program.state.answer = { status: 410 };
  await orders.place();
  await client.tell();
  expect((await client.now(webhook))?.paused?.reason).toBe('gone');
});

test('what is given up stays in the log as failed, and can be sent again under its id', async () => {
  const { webhook } = await client.add({ url: program.url, events: ['order.placed'] });
  program.state.answer = { status: 500 };
  await orders.place();
  const kind = { ...webhookErrands(server.deps), mostTries: 1 };
  await doErrands(server.deps, [kind]);
  const [failed] = await client.log(webhook);
  expect(failed?.state).toBe('failed');
  const [given] = await server.sql<{ count: number }[]>`
    select count(*)::int as count from errands where kind = 'webhook' and given_up_at is not null`;
  expect(given?.count).toBe(1);
  program.state.answer = { status: 200 };
  const path = `/${webhook.webhook_id}/deliveries/${failed?.delivery_id}/resend`;
  expect((await client.call('POST', path)).json().result.state).toBe('waiting');
  await client.tell();
  expect(program.heard[1]?.headers['webhook-id']).toBe(failed?.delivery_id);
  expect((await client.log(webhook))[0]?.state).toBe('delivered');
});

test('a target that does not answer takes four places, and others are told meanwhile', async () => {
  const slow = await till();
  slow.state.answer = 'nothing';
  await client.add({ url: slow.url, events: ['order.placed'] });
  for (let nth = 0; nth < 6; nth += 1) await orders.place();
  const { webhook } = await client.add({ url: program.url, events: ['order.placed'] });
  await orders.place();
  const telling = client.tell();
  await expect.poll(() => program.heard.length).toBe(1);
  expect(slow.heard.length).toBeLessThanOrEqual(4);
  expect((await client.log(webhook))[0]?.state).toBe('delivered');
  slow.state.answer = { status: 200 };
  await slow.close();
  await telling;
});

test('a test event is about no order, and removing a target ends what it waits for', async () => {
  const { webhook } = await client.add({ url: program.url, events: ['order.placed'] });
  const sent = await client.call('POST', `/${webhook.webhook_id}/test`);
  expect(sent.json().result).toMatchObject({ event: 'webhook.test', state: 'waiting' });
  await client.tell();
  expect(program.heard[0]?.said).toMatchObject({
    type: 'webhook.test',
    data: { vendor_id: 'm4pk' },
  });
  await orders.place();
  expect((await client.call('DELETE', `/${webhook.webhook_id}`)).statusCode).toBe(200);
  await client.tell();
  expect(program.heard).toHaveLength(1);
  expect((await client.call('GET', `/${webhook.webhook_id}/deliveries`)).statusCode).toBe(404);
});

test('the log forgets what was delivered after a month, and what was not later', async () => {
  const { webhook } = await client.add({ url: program.url, events: ['order.placed'] });
  await orders.place();
  await client.tell();
  program.state.answer = { status: 500 };
  orders = await orderClient(server);
  await orders.place();
  await client.tell();
  server.pass(31 * 86_400);
  await forgetOldDeliveries(server.deps);
  expect((await client.log(webhook)).map(({ state }) => state)).toEqual(['waiting']);
  server.pass(60 * 86_400);
  await forgetOldDeliveries(server.deps);
  expect(await client.log(webhook)).toEqual([]);
});

test('a program may ask for people’s data only where it may read orders, and gets the whole order then', async () => {
  const url = '/orders/api/v1/vendor/m4pk/webhooks';
  const asked = { url: program.url, events: all, personal: true };
  const without = await serviceKey(server, ['webhooks']);
  const refused = await server.app.inject({
    ...{ method: 'POST', url, headers: without.headers, payload: asked },
  });
  expect([refused.statusCode, refused.json().errors[0].code]).toEqual([403, 'OutOfScope']);
  const may = await serviceKey(server, ['webhooks', 'read-orders']);
  await server.app.inject({ method: 'POST', url, headers: may.headers, payload: asked });
  await orders.place();
  await client.tell();
  expect(program.heard[0]?.said.data.order).toMatchObject({ customer: { name: 'Ana Lim' } });
});
