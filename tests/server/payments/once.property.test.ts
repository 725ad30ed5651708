import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentIntent } from '#schemas';
import { law } from '../../support/property.ts';
import { testServer } from '../../support/server.ts';
import { cards, type PaymentClient, paymentClient } from './support.ts';

let server: Awaited<ReturnType<typeof testServer>>;
let client: PaymentClient;
let body: Awaited<ReturnType<PaymentClient['orderBody']>>;
beforeAll(async () => {
  server = await testServer({ env: { RATE_LIMIT: '1000000' } });
  client = await paymentClient(server);
  body = await client.orderBody();
});
afterAll(async () => {
  await client.close();
  await server.close();
});

/**
 * What tabs, replays and banks do with one draft, in rounds: all of a round at once. A `lost` answer is one that its
 * tab never reads, so that it goes on with what it knew before.
 */
const card = fc.constantFrom(cards.success, cards.challenge, cards.declined);
const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('pay' as const), card, lost: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('replay' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('bank' as const), yes: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('giveUp' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reconcile' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cash' as const) }) },
);
const history = fc.array(fc.array(act, { minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 4,
});
type Act = (typeof act)['generate'] extends (...all: never[]) => { value: infer Value }
  ? Value
  : never;

test('whatever the interleaving of replays, tabs and lost answers: one charge and one order', () =>
  law(
    fc.asyncProperty(history, async (rounds) => {
      const key = randomUUID();
      const seen: { intent: PaymentIntent; confirmation: object }[] = [];
      for (const round of rounds) await Promise.all(round.map((each) => perform(each, key, seen)));
      await client.reconcile();
      const charged = await server.sql`select 1 from sandbox_charges c
        join payment_intents i on i.id = c.reference
        where i.idempotency_key = ${key} and c.state = 'succeeded'`;
      const placed = await server.sql`select 1 from orders where idempotency_key = ${key}
        and record ->> 'status' not in ('PAYMENT_FAILED', 'PAYMENT_CANCELLED')`;
      const committed = await server.sql`select 1 from payment_intents
        where idempotency_key = ${key} and state = 'succeeded'`;
      expect(charged.length).toBeLessThanOrEqual(1);
      expect(placed.length).toBeLessThanOrEqual(1);
      expect(committed.length).toBe(charged.length);
    }),
    { runs: 25 },
  ));

async function perform(
  each: Act,
  key: string,
  seen: { intent: PaymentIntent; confirmation: object }[],
): Promise<void> {
  if (each.kind === 'pay') {
    const answer = await client.askIntent(body, key);
    if (answer.statusCode !== 200) return expect(answer.statusCode).toBe(422);
    const intent: PaymentIntent = answer.json().result;
    const { token } = (await client.tokenFor(intent, each.card)).json();
    const confirmation = { payment_instrument_id: 'NEW', card: { token, save: false } };
    if (!each.lost) seen.push({ intent, confirmation });
    const confirmed = await client.askConfirm(intent, confirmation);
    expect([200, 409, 422]).toContain(confirmed.statusCode);
  }
  const last = seen.at(-1);
  if (each.kind === 'replay' && last) await client.askConfirm(last.intent, last.confirmation);
  if (each.kind === 'bank' && last) {
    const { redirect_required: asked } = await client.outcome(last.intent);
    if (asked) await client.answerBank(asked.redirectUrl, each.yes ? 'yes' : 'no');
  }
  if (each.kind === 'giveUp' && last) {
    const what = { purchase_intent_id: last.intent.intent_id };
    await client.call('POST', '/order/payment/intent/cancel', what);
  }
  if (each.kind === 'reconcile') await client.reconcile();
  if (each.kind === 'cash') {
    const order = { ...body.order, payment_method: 'CASH_ON_DELIVERY' };
    const { signature } = await client.quote();
    await client.call('POST', '/order', { ...body, order, signature }, key);
  }
}
