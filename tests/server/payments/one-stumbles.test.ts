import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PaymentProvider } from '../../../server/payments/provider.ts';
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
    [call]: async (reference: string, ...rest: [never]) => {
      tried.push(reference);
      if (bad.has(reference)) throw new Error('the provider is away');
      return payments[call](reference, ...rest);
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
  await guest.reconcile();
  expect(tried).toHaveLength(3);
  bad.clear();
  server.pass(60);
  await guest.reconcile();
  expect(await refunded()).toEqual(ids.toSorted());
});

test('what was paid for an order that came to its end is looked at no more', async () => {
  const closed = async () => {
    await guest.reconcile();
    const rows = await server.sql<{ closed: boolean }[]>`select closed from payment_intents`;
    return rows.map((row) => row.closed);
  };
  await guest.pay(await guest.intent(await guest.orderBody()), cards.success);
  expect(await closed()).toEqual([false]);
  await server.sql`update orders set record = record || '{"status":"DELIVERED"}'`;
  expect(await closed()).toEqual([true]);
  await server.sql`delete from payment_intents`;
  await paidAndCancelled();
  failingFor(
    new Set(
      (await server.sql<{ id: string }[]>`select id from payment_intents`).map(({ id }) => id),
    ),
    'refund',
  );
  expect(await closed()).toEqual([false]);
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
