import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer } from '../../support/server.ts';
import { orderClient } from '../orders/support.ts';
import { till, webhookClient } from '../webhooks/support.ts';
import { withOperator } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let operator: Awaited<ReturnType<typeof withOperator>>;
let client: Awaited<ReturnType<typeof webhookClient>>;
let program: Awaited<ReturnType<typeof till>>;
beforeAll(async () => {
  server = await testServer({ env: { WEBHOOK_TARGETS: 'any', RATE_LIMIT: '1000000' } });
  operator = await withOperator(server);
  client = await webhookClient(server);
  program = await till();
});
afterAll(async () => {
  await program.close();
  await server.close();
});

const targetsOf = async (merchantId: string) =>
  (await operator.ask('listWebhookTargets', { params: { merchantId } })).json().result?.targets;
const logOf = async (webhookId: string, query: Record<string, string> = {}) =>
  (await operator.ask('listWebhookLog', { params: { webhookId }, query })).json().result
    ?.deliveries;

test('an operator sees the addresses of a merchant and how they do, and nothing that signs', async () => {
  const { webhook, secret } = await client.add({ url: program.url, events: ['order.placed'] });
  program.state.answer = { status: 500, body: 'the printer is out of paper' };
  const { order_id } = await (await orderClient(server)).place();
  await client.tell();
  const [target] = await targetsOf('m4pk');
  expect(target).toMatchObject({
    ...{ webhook_id: webhook.webhook_id, vendor_id: 'm4pk', url: program.url },
    ...{ waiting: 1, held: 0, failed: 0, failing_since: expect.any(Number) },
  });
  expect(target.outlet_name).not.toBe('');
  expect(await targetsOf('m4pk1'), 'an outlet has its own alone').toEqual([]);
  const [delivery] = await logOf(webhook.webhook_id, { state: 'waiting' });
  expect(delivery).toMatchObject({
    ...{ order_id, tries: 1, state: 'waiting' },
    last: { status: 500, answer: 'the printer is out of paper' },
  });
  expect(await logOf(webhook.webhook_id, { state: 'failed' })).toEqual([]);
  expect(await logOf(webhook.webhook_id, { before: delivery.delivery_id })).toEqual([]);
  expect(JSON.stringify([target, delivery])).not.toContain(secret.slice(6));
});

test('an event is sent again under its id, while its address rests too, and the audit says who asked', async () => {
  const [target] = await targetsOf('m4pk');
  const { webhook_id: webhookId } = target;
  await client.call('PUT', `/${webhookId}`, {
    ...{ url: program.url, events: ['order.placed'], personal: false, paused: true },
  });
  server.pass(60);
  await client.tell();
  const [held] = await logOf(webhookId);
  expect(held.state).toBe('held');
  expect((await targetsOf('m4pk'))[0]).toMatchObject({ held: 1, paused: { reason: 'asked' } });
  program.state.answer = { status: 200 };
  program.heard.length = 0;
  const at = { params: { webhookId, deliveryId: held.delivery_id } };
  const asked = await Promise.all([1, 2, 3].map(() => operator.ask('resendWebhookEvent', at)));
  expect(asked.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  await client.tell();
  expect(program.heard.map(({ headers }) => headers['webhook-id'])).toEqual([held.delivery_id]);
  expect((await logOf(webhookId))[0].state).toBe('delivered');
  const query = { target: `webhook ${webhookId}` };
  const { entries } = (await operator.ask('listAudit', { query })).json().result;
  expect(entries).toHaveLength(3);
  expect(entries.at(-1)).toMatchObject({
    ...{ by: 'ann@example.com', action: 'webhooks resend', before: { state: 'held' } },
    after: { state: 'waiting', delivery: held.delivery_id, event: 'order.placed' },
  });
});

test('an operator lets an address rest, the merchant sees who did, and it goes on with what was kept', async () => {
  const [target] = await targetsOf('m4pk');
  const { webhook_id: webhookId } = target;
  const rest = (paused: boolean) =>
    operator.ask('pauseWebhookTarget', { params: { webhookId }, body: { paused } });
  await rest(false);
  await client.tell();
  program.heard.length = 0;
  for (const again of [1, 2]) {
    const rested = (await rest(true)).json().result;
    expect(rested.paused, `asked ${again} times`).toMatchObject({ reason: 'operator' });
  }
  const shown = (await client.call('GET', '')).json().result;
  expect(JSON.stringify(shown)).toContain('"reason":"operator"');
  await (await orderClient(server)).place();
  await client.tell();
  expect(program.heard).toEqual([]);
  expect((await targetsOf('m4pk')).at(-1)).toMatchObject({ held: 1 });
  expect((await rest(false)).json().result.paused).toBeUndefined();
  await client.tell();
  expect(program.heard).toHaveLength(1);
  const query = { target: `webhook ${webhookId}`, action: 'webhooks pause' };
  const { entries } = (await operator.ask('listAudit', { query })).json().result;
  expect(entries[0]).toMatchObject({ before: { paused: 'operator' }, after: { paused: null } });
});

test('what is not there is said by name, and a delivery of another address is not there', async () => {
  const [target] = await targetsOf('m4pk');
  const other = await client.add({ url: program.url, events: ['order.placed'] });
  const [delivery] = await logOf(target.webhook_id);
  const answers = [
    await operator.ask('listWebhookTargets', { params: { merchantId: 'nobody' } }),
    await operator.ask('listWebhookLog', { params: { webhookId: 'wh_none' } }),
    await operator.ask('resendWebhookEvent', {
      params: { webhookId: other.webhook.webhook_id, deliveryId: delivery.delivery_id },
    }),
  ];
  expect(answers.map((answer) => [answer.statusCode, answer.json().errors[0].meta.field])).toEqual([
    [404, 'params.merchantId'],
    [404, 'params.webhookId'],
    [404, 'params.deliveryId'],
  ]);
});
