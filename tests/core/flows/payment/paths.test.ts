import { expect, test } from 'vitest';
import {
  createActor,
  fromPromise,
  type initialTransition,
  SimulatedClock,
  transition,
} from 'xstate';
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import type { OrderCreation, PaymentIntent, PaymentOutcome } from '#schemas';
import { paymentMachine } from '../../../../core/flows/payment/machine.ts';
import type { PaymentEvent } from '../../../../core/flows/payment/setup.ts';
import { order, refused } from '../support.ts';

const paid = { vendor_id: 'v-1', order: {} } as unknown as OrderCreation;
const begun = {
  paying: { vendorId: 'v-1', order: paid, key: 'key-1', language: 'en' },
  intentId: null,
};
const returned = { paying: null, intentId: 'pi-1' };
const wallet = { wallet_id: 'w', access_token: 'a' };
const method = {
  ...{ name: 'generic_creditcard', fields_url: 'http://pay.example/fields/x', may_save: true },
  paymentInstruments: [{ id: 'card-1', brand: 'Visa', last_four: '1111', expires: '12/39' }],
} as const;
const intentIn = (state: PaymentIntent['state'], methods: object[] = [method]) => ({
  ...{ intent_id: 'pi-1', state, amount: 6, currency: 'SGD', expires_at: 9 },
  payment_methods: methods,
});
const outcomeIn = (state: PaymentOutcome['state']) => ({
  ...{ intent_id: 'pi-1', vendor_id: 'v-1', state, amount: 6, currency: 'SGD' },
  ...{ idempotency_key: 'key-1', reason: null, order: state === 'succeeded' ? order : null },
  redirect_required: state === 'challenge' ? { redirectUrl: 'http://pay.example/c' } : null,
});
const outcomes = (['succeeded', 'challenge', 'failed', 'cancelled', 'confirming'] as const).map(
  outcomeIn,
);
const answers: readonly (readonly [string, readonly unknown[], readonly unknown[]])[] = [
  ['openWallet', [wallet], ['lost']],
  [
    'createIntent',
    [intentIn('open'), intentIn('open', []), intentIn('succeeded'), intentIn('challenge')],
    [refused('WalletExpired'), refused('SignatureExpired'), 'lost'],
  ],
  [
    'confirmIntent',
    outcomes,
    [refused('WalletExpired'), refused('PaymentOver'), refused('CardMissing'), 'lost'].concat(
      refused('IdempotencyKeyReused') as never,
    ),
  ],
  ['askOutcome', [...outcomes, outcomeIn('open')], ['lost']],
  ['cancelPayment', outcomes, ['lost']],
  ['redirect', [undefined], ['lost']],
];
const userEvents: readonly PaymentEvent[] = [
  { type: 'cardChosen', card: { newOrExistingCard: 'NEW', nameOnCard: 'Mei' } },
  { type: 'cardChosen', card: { newOrExistingCard: 'NEW', nameOnCard: '' } },
  { type: 'payAsked' },
  { type: 'tokenMade', token: 'tok' },
  { type: 'cardRefused' },
  { type: 'fieldsFailed' },
  { type: 'challengeContinued' },
  { type: 'outcomeAsked' },
  { type: 'paymentGivenUp' },
  { type: 'paymentLeft' },
];
const pauses = [
  'beforeLook.payment.waitBeforeLook',
  'atTheBank.payment.challenge',
  'untilHeard.payment.unknown',
  'fieldsPatience.payment.tokenize',
];
const events = [
  ...userEvents,
  ...pauses.map((name) => ({ type: `xstate.after.${name}` })),
  ...answers.flatMap(([id, outputs, errors]) => [
    ...outputs.map((output) => ({ type: `xstate.done.actor.${id}`, output })),
    ...errors.map((error) => ({ type: `xstate.error.actor.${id}`, error })),
  ]),
] as readonly PaymentEvent[];

type Snapshot = ReturnType<typeof initialTransition<typeof paymentMachine>>[0];
const looking = new Set<unknown>(['askOutcome', 'waitBeforeLook']);
const atCard = new Set<unknown>(['chooseCard', 'tokenize']);
/** Two moments are alike when the same may happen at both. */
const likeness = ({ value, context }: Snapshot) =>
  JSON.stringify([
    ...[value, context.paying === null, context.renewals],
    looking.has(value) && context.looks,
    atCard.has(value) && [context.card.newOrExistingCard, context.card.nameOnCard],
    ...[context.outcome?.state === 'succeeded', context.failure === null],
  ]);
const options = (input: typeof begun | typeof returned) => ({
  ...{ input, events, serializeState: likeness as never, limit: 60_000 },
});

test('every step of a payment can be reached, and every way through it leads to an end', () => {
  const steps = new Set<string>();
  for (const input of [begun, returned]) {
    for (const { state } of getShortestPaths(paymentMachine, options(input))) {
      steps.add(String(state.value));
    }
  }
  const passed = ['begin', 'again'];
  const all = Object.keys(paymentMachine.states).filter((name) => !passed.includes(name));
  expect([...steps].toSorted()).toEqual(all.toSorted());
});

test('only what the server calls paid ends as paid, and an end stays the end', () => {
  for (const input of [begun, returned]) {
    for (const { state } of Object.values(getAdjacencyMap(paymentMachine, options(input)))) {
      const snapshot = state as Snapshot;
      const end = snapshot.output;
      if (snapshot.status !== 'done') continue;
      expect(end?.kind === 'paid').toBe(snapshot.context.outcome?.state === 'succeeded');
      for (const event of events) {
        expect(transition(paymentMachine, snapshot, event)[0].output).toEqual(end);
      }
    }
  }
});

test('while money may be moving, nothing that a person does leaves the payment', () => {
  const moving = new Set<unknown>(['confirm', 'askOutcome', 'waitBeforeLook', 'cancel']);
  for (const { state } of Object.values(getAdjacencyMap(paymentMachine, options(begun)))) {
    const snapshot = state as Snapshot;
    if (!moving.has(snapshot.value)) continue;
    for (const event of userEvents) {
      expect(transition(paymentMachine, snapshot, event)[0].value).toBe(snapshot.value);
    }
  }
});

test('card fields that stay silent give the card back after twenty seconds', async () => {
  const clock = new SimulatedClock();
  const actors = {
    openWallet: fromPromise(async () => wallet),
    createIntent: fromPromise(async () => intentIn('open') as unknown as PaymentIntent),
  };
  const actor = createActor(paymentMachine.provide({ actors: actors as never }), {
    ...{ input: begun, clock },
  }).start();
  await expect.poll(() => actor.getSnapshot().value).toBe('chooseCard');
  actor.send({ type: 'cardChosen', card: { newOrExistingCard: 'NEW', nameOnCard: 'Mei' } });
  actor.send({ type: 'payAsked' });
  expect(actor.getSnapshot().value).toBe('tokenize');
  clock.increment(20_000);
  expect(actor.getSnapshot().value).toBe('chooseCard');
  expect(actor.getSnapshot().context.error?.what).toBe('error.payment.fields');
});

test('a network that was cut at the bank leaves nobody behind: the server is asked again until it answers', async () => {
  const clock = new SimulatedClock();
  let away = true;
  let asked = 0;
  const actors = {
    askOutcome: fromPromise(async () => {
      asked += 1;
      if (away) throw new Error('lost');
      return outcomeIn('succeeded');
    }),
  };
  const actor = createActor(paymentMachine.provide({ actors: actors as never }), {
    ...{ input: returned, clock },
  }).start();
  const said: unknown[] = [];
  actor.subscribe(({ context }) => said.push(context.error?.what));
  for (let round = 1; round <= 3; round += 1) {
    await expect.poll(() => actor.getSnapshot().value).toBe('unknown');
    expect(asked).toBe(round);
    clock.increment(5000);
  }
  expect(new Set(said), 'what is said stays while it is asked').toEqual(
    new Set(['error.payment.unknown']),
  );
  await expect.poll(() => actor.getSnapshot().value).toBe('unknown');
  away = false;
  clock.increment(5000);
  await expect.poll(() => actor.getSnapshot().output?.kind).toBe('paid');
});
