import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { amountOf, type Minor, minorOf } from '#core/rules';
import { wholeOf } from '../../../e2e/support/stripe/currencies.ts';
import { chargeable } from '../../../server/payments/coins.ts';
import type { ChargeState, PaymentProvider } from '../../../server/payments/provider.ts';
import { createSandbox } from '../../../server/payments/sandbox/app.ts';
import { law } from '../../support/property.ts';
import { testServer } from '../../support/server.ts';
import { heldOf, onPage, paidByStripe, stripeCards } from './stripe/support.ts';
import { cards, securityCode } from './support.ts';

/** What a person has in their purse, and what they answer a bank that asks. */
type Card = 'good' | 'declined' | 'bank';
type Sum = { amount_minor: Minor; currency: string };
const usual: Sum = { amount_minor: 560n, currency: 'SGD' };

/** A provider, somebody who pays by it, and what its own books say: sums as the wire has them. */
type Subject = {
  payments: PaymentProvider;
  charge(reference: string, card: Card, sum?: Sum): Promise<ChargeState>;
  /** They go where a charge sends them, and do the rest there. */
  goes(state: ChargeState, card: Card, answer?: 'yes' | 'no'): Promise<void>;
  books(reference: string): Promise<{ charged: number[]; back: number[] }>;
  close(): Promise<void>;
};

const portalOrigin = 'http://sg.localhost';
const common = (reference: string) => ({
  ...{ customer: null, title: 'Hopper b-sg-000001', language: 'en' },
  returnUrl: `${portalOrigin}/payment/${reference}`,
});

async function sandboxSubject(): Promise<Subject> {
  const server = await testServer({ env: { RATE_LIMIT: '1000000' } });
  const { payments } = server.deps;
  const { sql } = server;
  const sandbox = await createSandbox(server.deps);
  const payOrigin = 'http://sg.localhost:3001';
  const numbers = { good: cards.success, declined: cards.declined, bank: cards.challenge };
  return {
    payments,
    async charge(reference, card, sum = usual) {
      const fields = await payments.openFields({ reference, portalOrigin, payOrigin });
      const session = fields?.split('/').at(-1);
      const payload = { session, number: numbers[card], expiry: '12/39', code: securityCode };
      const answer = await sandbox.inject({ method: 'POST', url: '/tokens', payload });
      const source = { kind: 'token', token: answer.json().token, save: false } as const;
      return payments.charge({ ...common(reference), reference, source, payOrigin, ...sum });
    },
    async goes(state, _, answer = 'yes') {
      if (state.state !== 'challenge') return;
      await sandbox.inject({
        ...{ method: 'POST', url: new URL(state.redirectUrl).pathname },
        ...{ payload: `answer=${answer}` },
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    },
    async books(reference) {
      const rows = await sql<{ amount: number; back: number | null }[]>`
        select amount, refunded as back from sandbox_charges
        where reference = ${reference} and state = 'succeeded'`;
      return {
        charged: rows.map(({ amount }) => amount),
        back: rows.flatMap(({ back }) => (back === null ? [] : [back])),
      };
    },
    async close() {
      await sandbox.close();
      await server.close();
    },
  };
}

async function stripeSubject(): Promise<Subject> {
  const { server, stripe, close } = await paidByStripe();
  const { payments } = server.deps;
  const source = { kind: 'page' } as const;
  return {
    ...{ payments, close },
    charge: (reference, _, sum = usual) =>
      payments.charge({ ...common(reference), reference, source, payOrigin: stripe.url, ...sum }),
    async goes(state, card, answer) {
      if (state.state === 'challenge') await onPage(state.redirectUrl, stripeCards[card], answer);
    },
    async books(reference) {
      const { sessions, charged, back } = heldOf(stripe, reference);
      const whole = wholeOf(sessions[0]?.currency.toUpperCase() ?? 'SGD');
      const told = (amounts: number[]) => amounts.map((amount) => amount / whole);
      return { charged: told(charged), back: told(back) };
    },
  };
}

describe.each([
  ['the sandbox', sandboxSubject],
  ['Stripe', stripeSubject],
])('%s', (_, begin) => {
  let subject: Subject;
  let payments: PaymentProvider;
  beforeAll(async () => {
    subject = await begin();
    ({ payments } = subject);
  });
  afterAll(() => subject.close());

  const payOriginOf = () => payments.hosted?.origin ?? 'http://sg.localhost:3001';
  const outcome = (reference: string) => payments.outcome(reference, payOriginOf());
  async function paid(card: Card = 'good', answer?: 'yes' | 'no', sum?: Sum) {
    const reference = `pi_${randomUUID()}`;
    await subject.goes(await subject.charge(reference, card, sum), card, answer);
    return reference;
  }
  const over = expect.stringMatching(/^(failed|cancelled)$/);

  test('knows nothing of a payment that it never heard of', async () => {
    expect(await outcome('pi_never')).toEqual({ state: 'unknown' });
  });

  test('charges a card, once, whatever is sent again', async () => {
    const reference = await paid();
    expect(await outcome(reference)).toEqual({ state: 'succeeded' });
    for (const card of ['good', 'declined', 'bank'] as const)
      expect(await subject.charge(reference, card)).toEqual({ state: 'succeeded' });
    expect(await subject.books(reference)).toEqual({ charged: [5.6], back: [] });
  });

  test('charges once when several ask at once', async () => {
    const reference = `pi_${randomUUID()}`;
    const asked = [1, 2, 3, 4].map(() => subject.charge(reference, 'good'));
    const told = await Promise.all(asked);
    expect(new Set(told.map((each) => JSON.stringify(each))).size).toBe(1);
    await Promise.all(told.map((each) => subject.goes(each, 'good')));
    expect((await subject.books(reference)).charged).toEqual([5.6]);
  });

  test('sends people to its own origin alone when their bank asks, and charges when they say yes', async () => {
    const reference = `pi_${randomUUID()}`;
    const told = await subject.charge(reference, 'bank');
    expect(told).toMatchObject({ state: 'challenge' });
    if (told.state === 'challenge') expect(new URL(told.redirectUrl).origin).toBe(payOriginOf());
    expect(await outcome(reference)).toEqual(told);
    expect((await subject.books(reference)).charged).toEqual([]);
    await subject.goes(told, 'bank', 'yes');
    await subject.goes(told, 'bank', 'yes');
    expect(await outcome(reference)).toEqual({ state: 'succeeded' });
    expect((await subject.books(reference)).charged).toEqual([5.6]);
  });

  test.each([
    ['the bank hears no', 'bank'],
    ['the card is declined', 'declined'],
  ] as const)('charges nothing when %s, and after it was given up never', async (__, card) => {
    const reference = `pi_${randomUUID()}`;
    const told = await subject.charge(reference, card);
    await subject.goes(told, card, 'no');
    expect(await payments.cancel(reference)).toMatchObject({ state: over });
    await subject.goes(told, 'good');
    await subject.charge(reference, 'good');
    expect(await outcome(reference)).toMatchObject({ state: over });
    expect((await subject.books(reference)).charged).toEqual([]);
  });

  test('never charges one that was left and given up', async () => {
    const reference = `pi_${randomUUID()}`;
    const told = await subject.charge(reference, 'bank');
    expect(await payments.cancel(reference)).toEqual({ state: 'cancelled' });
    expect(await payments.cancel(reference)).toEqual({ state: 'cancelled' });
    await subject.goes(told, 'bank', 'yes');
    expect(await outcome(reference)).toEqual({ state: 'cancelled' });
    expect((await subject.books(reference)).charged).toEqual([]);
  });

  test('never charges one that was given up before it came', async () => {
    const reference = `pi_${randomUUID()}`;
    expect(await payments.cancel(reference)).toEqual({ state: 'cancelled' });
    expect(await subject.charge(reference, 'good')).toEqual({ state: 'cancelled' });
    expect((await subject.books(reference)).charged).toEqual([]);
  });

  test('says of one that was charged and is given up that it was charged', async () => {
    const reference = await paid();
    expect(await payments.cancel(reference)).toEqual({ state: 'succeeded' });
    expect((await subject.books(reference)).charged).toEqual([5.6]);
  });

  test.each([
    ['all', 560n, 5.6],
    ['a part', 200n, 2],
  ] as const)('gives %s back, once, however often it is asked', async (__, given, back) => {
    const reference = await paid();
    const refund = { reference, amount_minor: given, currency: 'SGD' };
    await Promise.all([payments.refund(refund), payments.refund(refund)]);
    await payments.refund(refund);
    expect((await subject.books(reference)).back).toEqual([back]);
  });

  test.each([
    ...[
      ['SGD', 1.05],
      ['JPY', 512],
      ['KWD', 1.255],
      ['BHD', 1.259],
      ['ISK', 712],
      ['UGX', 8000],
    ],
    ...[
      ['HUF', 1290],
      ['TWD', 65],
      ['MGA', 4200.5],
      ['CLP', 2500],
      ['XOF', 1500],
    ],
  ] as [string, number][])(
    'charges and gives back sums of %s to the unit',
    async (currency, told) => {
      const coin = payments.coin(currency);
      const amount_minor = chargeable(minorOf(told, { currency }), coin);
      const reference = await paid('good', 'yes', { amount_minor, currency });
      const amount = amountOf(amount_minor, { currency });
      expect(told - amount).toBeLessThan(amountOf(coin, { currency }));
      expect((await subject.books(reference)).charged).toEqual([amount]);
      await payments.refund({ reference, amount_minor, currency });
      expect((await subject.books(reference)).back).toEqual([amount]);
    },
  );

  const act = fc.oneof(
    fc.record({
      kind: fc.constant('charge' as const),
      card: fc.constantFrom<Card>('good', 'declined', 'bank'),
    }),
    fc.record({
      kind: fc.constant('goes' as const),
      card: fc.constantFrom<Card>('good', 'bank'),
      yes: fc.boolean(),
    }),
    fc.record({ kind: fc.constantFrom('cancel' as const, 'outcome' as const, 'refund' as const) }),
  );

  test('whatever is done at once and in which order: one charge, said of as it is, and no more back than that', () =>
    law(
      fc.asyncProperty(
        fc.array(fc.array(act, { minLength: 1, maxLength: 3 }), { maxLength: 5 }),
        async (rounds) => {
          const reference = `pi_${randomUUID()}`;
          const sent: ChargeState[] = [];
          for (const round of rounds)
            await Promise.all(
              round.map(async (each) => {
                if (each.kind === 'charge') sent.push(await subject.charge(reference, each.card));
                if (each.kind === 'goes')
                  for (const state of sent)
                    await subject.goes(state, each.card, each.yes ? 'yes' : 'no');
                if (each.kind === 'cancel') await payments.cancel(reference);
                if (each.kind === 'outcome') await outcome(reference);
                if (each.kind === 'refund')
                  await payments.refund({ reference, ...usual }).catch(() => undefined);
              }),
            );
          const said = await payments.cancel(reference);
          const { charged, back } = await subject.books(reference);
          expect(charged).toEqual(said.state === 'succeeded' ? [5.6] : []);
          expect(back.length).toBeLessThanOrEqual(charged.length);
          for (const state of sent) await subject.goes(state, 'good');
          expect((await subject.books(reference)).charged).toEqual(charged);
        },
      ),
      { runs: 20 },
    ));
});
