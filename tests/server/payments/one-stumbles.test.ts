import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PaymentProvider, Refund } from '../../../server/payments/provider.ts';
import { testServer } from '../../support/server.ts';
import { cards, type PaymentClient, paymentClient } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let guest: PaymentClient;
beforeEach(async () => {
  server = await testServer();
  guest = await paymentClient(server);
});
afterEach(async () => {
  await guest.close();
  await server.close();
});

/** Lets the provider fail for some payments, as long as they are in the set. */
function failingFor(bad: ReadonlySet<string>, call: 'refund' | 'outcome') {
  const { payments } = server.deps;
  const tried: string[] = [];
  const said: PaymentProvider = {
    ...payments,
    [call]: async (asked: never, ...rest: [never]) => {
      const reference = typeof asked === 'string' ? asked : (asked as Refund).reference;
      tried.push(reference);
      if (bad.has(reference)) throw new Error('the provider is away');
      return payments[call](asked, ...rest);
    },
  };
  server.deps.payments = said;
  return tried;
}

async function paidAndCancelled(): Promise<string> {
  const { intent_id, order_id } = await guest.pay(
    await guest.intent(await guest.orderBody()),
    cards.success,
  );
  await server.sql`update orders set record = record || '{"status":"CANCELLED"}'
    where id = ${order_id ?? ''}`;
  return intent_id;
}

async function refunded(): Promise<string[]> {
  const rows = await server.sql<{ id: string }[]>`
    select id from payment_intents where refunded_at is not null`;
  return rows.map(({ id }) => id).toSorted();
}

test('a refund that fails keeps no other from being made, and is tried again later', async () => {
  const ids = [await paidAndCancelled(), await paidAndCancelled(), await paidAndCancelled()];
  const bad = new Set(ids.slice(0, 2));
  const tried = failingFor(bad, 'refund');
  await guest.reconcile();
  expect(await refunded()).toEqual(ids.slice(2));
  await guest.reconcileDue();
  expect(tried).toHaveLength(3);
  bad.clear();
  server.pass(60);
  await guest.reconcileDue();
  expect(await refunded()).toEqual(ids.toSorted());
});

const promised = async () => {
  const rows = await server.sql<{ kind: string; intent: string }[]>`
    select kind, payload ->> 'intent_id' as intent from errands
    where kind in ('payment', 'refund') order by id`;
  return rows.map(({ kind, intent }) => [kind, intent]);
};

test('what is settled is looked at no more, and nothing goes back of what was delivered', async () => {
  await guest.pay(await guest.intent(await guest.orderBody()), cards.success);
  await guest.reconcile();
  expect(await promised()).toEqual([]);
  await server.sql`update orders set record = record || '{"status":"DELIVERED"}'`;
  expect(await promised()).toEqual([]);
});

test('a refund that no provider makes is given up after about two days, and kept with its reason', async () => {
  const id = await paidAndCancelled();
  const tried = failingFor(new Set([id]), 'refund');
  const began = server.deps.clock();
  const kept = () => server.sql<{ due_at: number; reason: string; given_up_at: number | null }[]>`
    select due_at, reason, given_up_at from errands where kind = 'refund'`;
  let [row] = await kept();
  while (row && row.given_up_at === null && tried.length < 200) {
    server.pass(Math.max(0, row.due_at - server.deps.clock()));
    await guest.reconcileDue();
    [row] = await kept();
  }
  expect(row).toMatchObject({ reason: 'Error: the provider is away' });
  expect(tried.length).toBe(100);
  expect(server.deps.clock() - began).toBeGreaterThan(86_400);
});

test('a payment that waits is asked about less and less often, and at last given up', async () => {
  const { intent_id } = await guest.pay(
    await guest.intent(await guest.orderBody()),
    cards.challenge,
  );
  const asked = failingFor(new Set(), 'outcome');
  const next = async () => {
    const [row] = await server.sql<{ due_at: number }[]>`
      select min(due_at) as due_at from errands where kind = 'payment'`;
    return row?.due_at ?? server.deps.clock();
  };
  const waits: number[] = [];
  while ((await promised()).length > 0 && waits.length < 300) {
    const wait = Math.max(0, (await next()) - server.deps.clock());
    waits.push(wait);
    server.pass(wait);
    await guest.reconcileDue();
  }
  expect(asked.length).toBeLessThan(90);
  expect(Math.max(...waits)).toBeLessThanOrEqual(15);
  const [row] = await server.sql`select state from payment_intents where id = ${intent_id}`;
  expect(row).toEqual({ state: 'cancelled' });
});

test('a payment whose outcome cannot be loaded keeps no other waiting', async () => {
  const challenged = async () =>
    guest.pay(await guest.intent(await guest.orderBody()), cards.challenge);
  const [one, two] = [await challenged(), await challenged()];
  await guest.answerBank(two.redirect_required?.redirectUrl ?? '', 'yes');
  failingFor(new Set([one.intent_id]), 'outcome');
  await guest.reconcile();
  const rows = await server.sql`select id, state from payment_intents order by created_at, state`;
  expect(rows).toEqual(
    expect.arrayContaining([
      { id: one.intent_id, state: 'challenge' },
      { id: two.intent_id, state: 'succeeded' },
    ]),
  );
});
