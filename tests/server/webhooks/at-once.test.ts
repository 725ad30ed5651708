import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { WebhookDelivery } from '#schemas';
import { tryAgain } from '../../../server/errands/repository.ts';
import { webhookErrands } from '../../../server/webhooks/deliver.ts';
import { findDelivery, hold, pause, resume } from '../../../server/webhooks/repository.ts';
import { doErrands } from '../../support/errands.ts';
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
  await server.sql`delete from webhooks`;
  await server.sql`delete from errands where kind = 'webhook'`;
});

const waiting = async () =>
  (
    await server.sql`select 1 from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`
  ).length;

/** One delivery that failed as often as it is tried. */
async function givenUp(): Promise<WebhookDelivery & { path: string }> {
  const { webhook } = await client.add({ url: program.url, events: ['order.placed'] });
  program.state.answer = { status: 500 };
  await orders.place();
  await doErrands(server.deps, [{ ...webhookErrands(server.deps), mostTries: 1 }]);
  const [failed] = await client.log(webhook);
  if (failed?.state !== 'failed') throw new Error('it did not fail');
  program.state.answer = { status: 200 };
  program.heard.length = 0;
  return { ...failed, path: `/${webhook.webhook_id}/deliveries/${failed.delivery_id}/resend` };
}

test('an order changes while a target of its merchant is removed', async () => {
  const { webhook } = await client.add({
    url: program.url,
    events: ['order.placed', 'order.delivered'],
  });
  const { order_id } = await orders.place();
  const mayGo = Promise.withResolvers<void>();
  const isHeld = Promise.withResolvers<void>();
  const holding = server.sql.begin(async (tx) => {
    await tx`select 1 from webhook_deliveries where webhook_id = ${webhook.webhook_id} for update`;
    isHeld.resolve();
    await mayGo.promise;
  });
  await isHeld.promise;
  const removing = client.call('DELETE', `/${webhook.webhook_id}`);
  await expect.poll(waiting).toBeGreaterThan(0);
  expect((await change(server, order_id, 'DELIVERED')).status).toBe('DELIVERED');
  mayGo.resolve();
  await holding;
  expect((await removing).statusCode).toBe(200);
  await client.tell();
  expect(program.heard).toEqual([]);
});

test('what would be kept for a target that goes on in the same moment is told', async () => {
  const { webhook } = await client.add({ url: program.url, events: ['order.placed'] });
  const { webhook_id: id } = webhook;
  const now = server.deps.clock();
  await pause(server.sql, id, { now, reason: 'asked' });
  await orders.place();
  const [{ delivery_id = '' } = {}] = await client.log(webhook);
  const delivery = await findDelivery(server.sql, delivery_id);
  if (!delivery) throw new Error('nothing was promised');
  const [resumed, isHeld] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const resuming = server.sql.begin(async (tx) => {
    await resume(tx, id, now);
    isHeld.resolve();
    await resumed.promise;
  });
  await isHeld.promise;
  const holding = hold(server.sql, delivery);
  await expect.poll(waiting).toBeGreaterThan(0);
  resumed.resolve();
  await resuming;
  expect(await holding).toBe(false);
  await client.tell();
  expect((await client.log(webhook)).map(({ state }) => state)).toEqual(['delivered']);
});

test('a delivery that was given up and that an operator has tried again is told', async () => {
  const failed = await givenUp();
  expect(await tryAgain(server.sql, server.deps.clock(), { kind: 'webhook' })).toBe(1);
  await client.tell();
  expect(program.heard.map(({ headers }) => headers['webhook-id'])).toEqual([failed.delivery_id]);
});

test('two who ask for the same delivery again have it told once', async () => {
  const { path } = await givenUp();
  const answers = await Promise.all([client.call('POST', path), client.call('POST', path)]);
  expect(answers.map((answer) => answer.json().result.state)).toEqual(['waiting', 'waiting']);
  await client.tell();
  expect(program.heard).toHaveLength(1);
});

test('a target that rested for long goes on with all that was kept, in order, by short statements', async () => {
  const { webhook } = await client.add({ url: program.url, events: ['order.placed'] });
  const { webhook_id: id } = webhook;
  const { sql } = server;
  await pause(sql, id, { now: server.deps.clock(), reason: 'asked' });
  await sql`insert into webhook_deliveries (webhook_id, event, order_id, facts, created_at, state)
    select ${id}, 'order.placed', 'order-' || nth % 3, '{}', nth, 'held' from generate_series(1, 4500) nth`;
  const moved = await sql.begin(async (tx) => {
    await tx.script(`create temporary table moved (rows bigint);
      create function pg_temp.count_moved() returns trigger language plpgsql as
        'begin insert into moved select count(*) from changed; return null; end';
      create trigger count_moved after update on webhook_deliveries referencing new table as changed
        for each statement execute function pg_temp.count_moved();`);
    await resume(tx, id, server.deps.clock());
    await tx`drop trigger count_moved on webhook_deliveries`;
    return tx<{ rows: string }[]>`select rows from moved`;
  });
  expect(Math.max(...moved.map(({ rows }) => Number(rows)))).toBeLessThanOrEqual(2000);
  const promised = await sql<{ about: string; in_order: boolean }[]>`
    select about, bool_and(nth > coalesce(before, 0)) as in_order from (
      select e.about, d.nth, lag(d.nth) over (partition by e.about order by e.id) as before
      from errands e join webhook_deliveries d on d.id = e.payload ->> 'delivery'
      where e.kind = 'webhook' and d.webhook_id = ${id}) each group by about order by about`;
  expect(promised).toEqual(
    [0, 1, 2].map((order) => ({ about: `${id} order-${order}`, in_order: true })),
  );
});
