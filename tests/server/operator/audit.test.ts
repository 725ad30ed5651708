import { afterAll, beforeAll, expect, test } from 'vitest';
import { operatorCalls } from '#schemas/operator';
import { writeEntry } from '../../../server/operator/audit.ts';
import { changing, type Tools } from '../../../server/operator/use-case.ts';
import { useCases } from '../../../server/operator/use-cases.ts';
import { testServer } from '../../support/server.ts';
import { operatorSamples } from '../authorisation/operator-samples.ts';
import type { Sample } from '../authorisation/samples.ts';
import { orderClient } from '../orders/support.ts';
import { cards, paymentClient } from '../payments/support.ts';
import { withOperator } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let operator: Awaited<ReturnType<typeof withOperator>>;
/** What the samples name, as this database has it. */
const named: Partial<Record<keyof typeof operatorCalls, Sample>> = {};
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMIT: '1000000' } });
  operator = await withOperator(server);
  const client = await orderClient(server);
  await client.place();
  await client.place();
  const payer = await paymentClient(server);
  const begun = await payer.intent(await payer.orderBody());
  const { order_id } = await payer.pay(begun, cards.success);
  await server.sql`update orders set record = jsonb_set(record, '{status}', '"DELIVERED"')
    where id = ${order_id ?? ''}`;
  await server.sql`insert into webhooks (id, vendor_id, url, events, personal, origin, created_at, created_by)
    values ('wh_1', 'm4pk', 'https://till.example', '{}', false, 'http://sg.localhost', 0, 'x')`;
  await server.sql`insert into webhook_deliveries (id, webhook_id, event, facts, created_at, state)
    values ('msg_1', 'wh_1', 'webhook.test', '{"vendor_id":"m4pk"}', 0, 'failed')`;
  named.listWebhookLog = { params: { webhookId: 'wh_1' } };
  named.pauseWebhookTarget = { params: { webhookId: 'wh_1' }, body: { paused: true } };
  named.resendWebhookEvent = { params: { webhookId: 'wh_1', deliveryId: 'msg_1' } };
  named.refundPayment = { params: { paymentId: begun.intent_id } };
  const [errand] = await server.sql<{ id: string }[]>`
    insert into errands (kind, payload, due_at, created_at, given_up_at, reason)
    values ('mail', '{"kind":"none","to":"x","facts":{}}', 0, 0, 0, 'no such mail') returning id`;
  await server.sql`insert into second_factors (user_id, secret, created_at, confirmed_at)
    values ((select id from users where email = 'new@example.com'), '', 0, 0)`;
  await server.sql`insert into oidc_links (issuer, subject, user_id, linked_at, used_at)
    values ('https://login.example', 'new', (select id from users where email = 'new@example.com'), 0, 0)`;
  named.unlinkProvider = { body: { email: 'new@example.com' } };
  named.resetSecondFactor = { body: { email: 'new@example.com' } };
  named.retryErrand = { params: { errandId: errand?.id ?? '' } };
});
afterAll(() => server.close());

const entries = () =>
  server.sql<{ id: string; by: string; action: string; target: string; via: string }[]>`
    select id, by, action, target, via from audit_entries order by id::bigint`;

const idOf = (id: string) => id as keyof typeof operatorCalls;

test.each(useCases.map((each) => [each.command, each] as const))(
  '%s leaves its entry, or changes nothing',
  async (command, { call, changes }) => {
    const before = await entries();
    const id = idOf(call.id);
    const answer = await operator.ask(id, named[id] ?? operatorSamples[id]);
    expect(answer.body).not.toContain('"errors"');
    const after = await entries();
    const written = after.slice(before.length);
    const by = { by: 'ann@example.com', via: 'call', action: command };
    expect(written).toEqual(
      changes ? [{ ...by, id: expect.any(String), target: expect.any(String) }] : [],
    );
  },
);

test('every call is a use case, or of the session', () => {
  const ofSession = ['signInOperator', 'getOperator', 'signOutOperator', 'changeOperatorPassword'];
  const known = [...useCases.map(({ call }) => call.id), ...ofSession];
  expect(known.toSorted()).toEqual(Object.keys(operatorCalls).toSorted());
  expect(new Set(useCases.map(({ command }) => command)).size).toBe(useCases.length);
  expect(useCases.filter(({ call, changes }) => (call.method === 'GET') === changes)).toEqual([]);
});

test('entries hold no address of a merchant’s people, no phone and no recipient', async () => {
  const all = JSON.stringify(await server.sql`select * from audit_entries`);
  expect(all.replaceAll('ann@example.com', '')).not.toMatch(/[\w.]{2,}@|\+65|Ana Lim/);
});

test('what was written stays, whatever is tried', async () => {
  const { sql } = server;
  await expect(sql`update audit_entries set by = 'nobody'`).rejects.toThrow('stays written down');
  await expect(sql`delete from audit_entries`).rejects.toThrow('stays written down');
  await expect(sql`truncate audit_entries`).rejects.toThrow('stays written down');
});

const tools = (): Tools => ({ ...server.deps, origin: 'http://sg.localhost' });
const actor = { name: 'ann@example.com', via: 'call' } as const;
const input = { params: { outletId: 'm4pk1' }, query: {}, body: {} };

test('a change whose entry cannot be written is none', async () => {
  const broken = changing(operatorCalls.closeOutlet, 'outlets close', async (tx) => {
    await tx`update vendors set name = 'changed' where id = 'm4pk1'`;
    // A null character is nothing that a database keeps.
    return { result: { outlets: [] }, entry: { target: 'outlet\0' } };
  });
  await expect(broken.run(server.sql, tools(), actor, input)).rejects.toThrow();
  const [row] = await server.sql<{ name: string }[]>`select name from vendors where id = 'm4pk1'`;
  expect(row?.name).not.toBe('changed');
});

test('an entry whose change fails is none', async () => {
  const before = await entries();
  const broken = changing(operatorCalls.closeOutlet, 'outlets close', async (tx, { now }) => {
    await writeEntry(tx, { actor, action: 'outlets close', now }, { target: 'outlet' });
    throw new Error('it broke');
  });
  await expect(broken.run(server.sql, tools(), actor, input)).rejects.toThrow('it broke');
  expect(await entries()).toEqual(before);
});

test('what only looks cannot change anything', async () => {
  const { reading } = await import('../../../server/operator/use-case.ts');
  const sneaky = reading(operatorCalls.listFlags, 'flags list', async (db) => {
    await db`update vendors set name = 'changed' where id = 'm4pk1'`;
    return { flags: [] };
  });
  await expect(sneaky.run(server.sql, tools(), actor, input)).rejects.toThrow('read-only');
});

test('the audit is found by who, what, on what and when', async () => {
  const find = async (query: Record<string, string>) => {
    const { result } = (await operator.ask('listAudit', { query })).json();
    return result.entries.map(({ action }: { action: string }) => action);
  };
  expect(await find({ target: 'flag sg tip' })).toEqual(['flags set']);
  expect(await find({ target: 'person other@example.com', action: 'erase' })).toEqual([
    'people erase',
  ]);
  expect(await find({ by: 'nobody' })).toEqual([]);
  expect((await find({ limit: '2' })).length).toBe(2);
  const [{ entry_id }] = (await operator.ask('listAudit')).json().result.entries;
  const older = await find({ before: entry_id });
  expect(older.length).toBe((await find({})).length - 1);
  expect(await find({ until: '1' })).toEqual([]);
});
