import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialTransition, transition } from 'xstate';
import type { PaymentIntent, PaymentOutcome } from '#schemas';
import { MOST_LOOKS, MOST_RENEWALS } from '../../../../core/flows/payment/context.ts';
import { paymentMachine } from '../../../../core/flows/payment/machine.ts';
import type { PaymentEvent } from '../../../../core/flows/payment/setup.ts';
import { law } from '../../../support/property.ts';
import { order, refused } from '../support.ts';

type Snapshot = ReturnType<typeof initialTransition<typeof paymentMachine>>[0];
const paid = { vendor_id: 'v-1', order } as never;
const begun = {
  paying: { vendorId: 'v-1', order: paid, key: 'key-1', language: 'en' },
  intentId: null,
};
const returned = { paying: null, intentId: 'pi-1' };
const start = (input: typeof begun | typeof returned) =>
  initialTransition(paymentMachine, input)[0];
const walk = (from: Snapshot, ...events: readonly object[]) =>
  events.reduce<Snapshot>(
    (snapshot, event) => transition(paymentMachine, snapshot, event as PaymentEvent)[0],
    from,
  );
const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output });
const failed = (id: string, error: unknown) => ({ type: `xstate.error.actor.${id}`, error });
const opened = done('openWallet', { wallet_id: 'w', access_token: 'a' });
const intentIn = (state: PaymentIntent['state'], methods: readonly object[]) =>
  done('createIntent', {
    ...{ intent_id: 'pi-1', state, amount: 6, currency: 'SGD', expires_at: 9 },
    payment_methods: methods,
  });
const method = {
  name: 'generic_creditcard',
  fields_url: '',
  may_save: true,
  paymentInstruments: [],
};
const told = (state: PaymentOutcome['state'], redirect: object | null = null) =>
  done('askOutcome', { state, reason: null, order: null, redirect_required: redirect });
const look = { type: 'xstate.after.beforeLook.payment.waitBeforeLook' };
const expired = failed('createIntent', refused('WalletExpired'));

test.each([
  ['open', [method], 'chooseCard'],
  ['open', [], 'left'],
  ['succeeded', [], 'askOutcome'],
  ['succeeded', [method], 'askOutcome'],
  ['challenge', [method], 'askOutcome'],
] as const)('a payment that is %s with the ways %o goes on at %s', (state, methods, step) => {
  expect(walk(start(begun), opened, intentIn(state, methods)).value).toBe(step);
});

test('a wallet that expires is opened again a few times, and then the payment is left', () => {
  let snapshot = start(begun);
  for (let renewal = 0; renewal < MOST_RENEWALS; renewal += 1) {
    snapshot = walk(snapshot, opened, expired);
    expect(snapshot.value).toBe('openWallet');
  }
  expect(walk(snapshot, opened, expired).value).toBe('left');
  expect(walk(start(begun), opened, failed('createIntent', refused('CardMissing'))).value).toBe(
    'left',
  );
});

test('an outcome that nobody knows yet is looked for so often and no more', () => {
  let snapshot = start(returned);
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    snapshot = walk(snapshot, told('confirming'));
    expect(snapshot.value).toBe('waitBeforeLook');
    snapshot = walk(snapshot, look);
  }
  snapshot = walk(snapshot, told('confirming'));
  expect(snapshot.value).toBe('unknown');
  expect(snapshot.context.error?.what).toBe('error.payment.unknown');
});

test('a bank is gone to only where its address is known', () => {
  const bank = { redirectUrl: 'http://pay.example/c' };
  expect(walk(start(returned), told('challenge', bank)).value).toBe('challenge');
  expect(walk(start(returned), told('challenge')).value).toBe('waitBeforeLook');
  expect(walk(start(returned), told('succeeded', bank)).value).toBe('paid');
});

test('who comes back to a payment that was never sent has it ended, and who still pays may go on', () => {
  expect(walk(start(returned), told('open')).value).toBe('cancel');
  const here = walk(start(begun), opened, intentIn('succeeded', []), told('open'));
  expect(here.value).toBe('createIntent');
});

test('a payment that the server does not know is somebody else’s only for who comes back to one', () => {
  const unknown = failed('askOutcome', { ...refused('NotFound'), status: 404 });
  expect(walk(start(returned), unknown).value).toBe('refused');
  expect(walk(start(begun), opened, intentIn('succeeded', []), unknown).value).toBe('unknown');
  expect(walk(start(returned), failed('askOutcome', 'lost')).value).toBe('unknown');
});

const kept = {
  ...method,
  paymentInstruments: [{ id: 'card-1', brand: 'Visa', last_four: '1111' }],
};
const paying = walk(start(begun), opened, intentIn('open', [kept]), { type: 'payAsked' });

test('only a refusal of the server says that no card was charged; its silence, haste and faults do not', () => {
  expect(paying.value).toBe('confirm');
  expect(walk(paying, failed('confirmIntent', 'lost')).value).toBe('askOutcome');
  return law(
    fc.property(fc.integer({ min: 400, max: 599 }), (status) => {
      const failure = { ...refused('CardMissing'), status };
      const { value, context } = walk(paying, failed('confirmIntent', failure));
      const isDefinite = status < 500 && status !== 429;
      expect(value).toBe(isDefinite ? 'chooseCard' : 'askOutcome');
      expect(context.error === null).toBe(!isDefinite);
    }),
    { examples: [[429], [499], [500]] },
  );
});

test('a payment that cannot begin is said in the server’s words where it refused, else in ours', () => {
  const say = (failure: unknown) =>
    walk(start(begun), opened, failed('createIntent', failure)).context.error?.what;
  const inTheirs = { ...refused('CardMissing'), key: 'error.payment.card-missing' };
  expect(say({ ...inTheirs, status: 409 })).toBe('error.payment.card-missing');
  expect(say({ ...inTheirs, status: 499 })).toBe('error.payment.card-missing');
  expect(say({ ...inTheirs, status: 500 })).toBe('error.payment.intent-creation');
  expect(say('lost')).toBe('error.payment.intent-creation');
});
