import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import {
  $orders,
  $payment,
  $paymentRefusal,
  $request,
  $unsettled,
  appended,
  orderOf,
  paymentReturned,
  paymentSent,
  requestOpened,
  requestSent,
} from '#core';
import {
  type Call,
  callFx,
  forgetUnsettledFx,
  type GuestOrder,
  keepGuestOrderFx,
  keepUnsettledFx,
  leaveToFx,
  loadDraftFx,
  loadSenderFx,
  loadUnsettledFx,
  saveDraftFx,
  saveSenderFx,
  waitFx,
} from '#core/ports';
import type { PaymentOutcome, UnsettledPayment } from '#schemas';
// Its code is there, as after a first payment.
import '../../../../core/flows/payment/life.ts';
import { fact } from '../../../../core/kernel/log.ts';
import { draftAt, emptyFields, order, origin, place, quoteOf, refused } from '../support.ts';

const draftKey = draftAt('payment').idempotency_key;
const outcomeIn = (state: PaymentOutcome['state'], reason: string | null = null) => ({
  ...{ intent_id: 'pi-1', vendor_id: origin.vendor_id, state, amount: 6, currency: 'SGD', reason },
  ...{ idempotency_key: draftKey, order: state === 'succeeded' ? order : null },
  redirect_required: state === 'challenge' ? { redirectUrl: 'http://pay.example/c' } : null,
});
const method = {
  ...{ name: 'generic_creditcard', fields_url: 'http://pay.example/f', may_save: false },
  paymentInstruments: [{ id: 'card-1', brand: 'Visa', last_four: '1111', expires: '12/39' }],
};
const answers: Record<string, unknown> = {
  getCountryParameter: '0000:0000',
  listVendors: { vendors: [] },
  listOrders: { data: [], pagination_key: null, seq: 0, listed_at: 0 },
  listGuestOrders: { data: [] },
  placeDetails: place,
  validateDeliveryArea: 'DELIVERABLE',
  quoteFee: quoteOf(6),
  authorizePayment: { wallet_id: 'w', access_token: 'a', expires_in: 600 },
  createPaymentIntent: {
    ...{ intent_id: 'pi-1', state: 'open', amount: 6, currency: 'SGD', expires_at: 9e9 },
    payment_methods: [method],
  },
  cancelPayment: outcomeIn('cancelled'),
};

/** What a guest's browser keeps; a page is one life of the product in it. */
function browser() {
  return {
    payments: [] as UnsettledPayment[],
    tokens: [] as GuestOrder[],
    called: [] as string[],
    /** Outlets whose draft was thrown away. */
    dropped: [] as string[],
  };
}
type Browser = ReturnType<typeof browser>;

async function pageIn(kept: Browser, given: Record<string, () => unknown> = {}) {
  const scope = fork({
    handlers: [
      [
        callFx,
        async ({ endpoint }: Call) => {
          kept.called.push(endpoint.id);
          const answer = given[endpoint.id];
          return answer ? answer() : answers[endpoint.id];
        },
      ],
      [loadDraftFx, async () => draftAt('payment')],
      [
        saveDraftFx,
        async ({
          user_id,
          vendor_id,
          draft,
        }: {
          user_id: string;
          vendor_id: string;
          draft: unknown;
        }) => {
          if (draft === null) kept.dropped.push(`${user_id} ${vendor_id}`);
        },
      ],
      [loadSenderFx, async () => null],
      [saveSenderFx, async () => undefined],
      [waitFx, () => new Promise(() => undefined)],
      [leaveToFx, () => new Promise(() => undefined)],
      [keepGuestOrderFx, (token: GuestOrder) => void kept.tokens.push(token)],
      [keepUnsettledFx, (payment: UnsettledPayment) => void kept.payments.push(payment)],
      [
        forgetUnsettledFx,
        ({ intent_id }: { intent_id: string }) => {
          kept.payments = kept.payments.filter((each) => each.intent_id !== intent_id);
        },
      ],
      [
        loadUnsettledFx,
        async ({ user_id }: { user_id: string }) =>
          kept.payments.find((each) => each.user_id === user_id) ?? null,
      ],
    ],
  });
  const tokens = { AccessToken: 'a', IdToken: 'i', RefreshToken: '', Expires: 9_999_999_999 };
  const payload = { user: { id: 'guest:1', email: '' }, tokens, guest: true as const };
  void allSettled(appended, { scope, params: [fact('session.started', 'fetch', 0, payload)] });
  await turns();
  return scope;
}
type Page = Awaited<ReturnType<typeof pageIn>>;

async function turns(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** To the card, and one press of the button. */
async function pay(scope: Page): Promise<void> {
  const opening = { origin, language: 'en', newKey: () => 'key-1', initialFields: emptyFields };
  void allSettled(requestOpened, { scope, params: opening });
  await turns();
  const fields = { paymentMethod: 'ONLINE_PAYMENT' };
  void allSettled(requestSent, { scope, params: { type: 'fieldsChanged', fields } });
  await turns();
  void allSettled(requestSent, {
    scope,
    params: { type: 'submitted', violations: [], extras: {} },
  });
  await turns();
  expect(scope.getState($payment)?.hasTag('atRest')).toBe(true);
  void allSettled(paymentSent, { scope, params: { type: 'payAsked' } });
  await turns();
}

async function follow(scope: Page): Promise<void> {
  void allSettled(paymentReturned, { scope, params: { intentId: 'pi-1' } });
  await turns();
}

const lost = () => new Promise(() => undefined);

test('a payment is kept before its answer is there, and the next page asks what became of it', async () => {
  const kept = browser();
  const first = await pageIn(kept, { confirmPaymentIntent: lost });
  await pay(first);
  expect(kept.payments).toMatchObject([{ user_id: 'guest:1', intent_id: 'pi-1', key: draftKey }]);
  expect(kept.tokens.map(({ token }) => token)).toContain(draftKey);
  expect(first.getState($unsettled), 'this page follows it itself').toBeNull();

  const next = await pageIn(kept, { getPaymentOutcome: () => outcomeIn('succeeded') });
  expect(next.getState($unsettled)?.intent_id).toBe('pi-1');
  expect(kept.dropped).toEqual([]);
  await follow(next);
  expect(kept.dropped, 'what was paid for is not sent again').toEqual([
    `guest:1 ${order.vendor_id}`,
  ]);
  expect(orderOf(next.getState($orders), order.order_id)).not.toBeNull();
  expect(next.getState($unsettled)).toBeNull();
  expect(kept.payments).toEqual([]);
});

test('while the bank has not answered the payment stays, on this page and on the next', async () => {
  const kept = browser();
  await pay(await pageIn(kept, { confirmPaymentIntent: () => outcomeIn('challenge') }));
  for (let visit = 0; visit < 3; visit += 1) {
    const page = await pageIn(kept, { getPaymentOutcome: () => outcomeIn('challenge') });
    await follow(page);
    expect(page.getState($payment)?.hasTag('bank')).toBe(true);
    expect(page.getState($unsettled)?.intent_id).toBe('pi-1');
  }
  expect(kept.payments).toHaveLength(1);
});

test('a refusal of the bank is forgotten as a payment and said until the request goes on', async () => {
  const kept = browser();
  await pay(await pageIn(kept, { confirmPaymentIntent: lost }));
  const page = await pageIn(kept, {
    getPaymentOutcome: () => outcomeIn('failed', 'challenge_refused'),
  });
  await follow(page);
  expect(kept.payments).toEqual([]);
  expect(page.getState($paymentRefusal)).toBe('error.payment.challenge_refused');
  const typed = { type: 'fieldsChanged' as const, fields: { orderDescription: 'soup' } };
  void allSettled(requestSent, { scope: page, params: typed });
  await turns();
  expect(page.getState($paymentRefusal)).toBe('error.payment.challenge_refused');
  const submitted = { type: 'submitted' as const, violations: [], extras: {} };
  void allSettled(requestSent, { scope: page, params: submitted });
  await turns();
  expect(page.getState($paymentRefusal)).toBeNull();
});

test('a payment that never reached the server is ended there, so that it cannot charge late', async () => {
  const kept = browser();
  await pay(await pageIn(kept, { confirmPaymentIntent: lost }));
  const page = await pageIn(kept, { getPaymentOutcome: () => outcomeIn('open') });
  await follow(page);
  expect(kept.called).toContain('cancelPayment');
  expect(kept.payments).toEqual([]);
});

test('silence keeps the payment; a server that knows of none ends the wait', async () => {
  const kept = browser();
  await pay(await pageIn(kept, { confirmPaymentIntent: lost }));
  const offline = await pageIn(kept, { getPaymentOutcome: () => Promise.reject('lost') });
  await follow(offline);
  expect(offline.getState($payment)?.hasTag('unknown')).toBe(true);
  expect(kept.payments).toHaveLength(1);
  const gone = { ...refused('NotFound'), status: 404 };
  const page = await pageIn(kept, { getPaymentOutcome: () => Promise.reject(gone) });
  await follow(page);
  expect(kept.payments).toEqual([]);
  expect(page.getState($unsettled)).toBeNull();
});

test('a declined card is no payment to wait for', async () => {
  const kept = browser();
  const page = await pageIn(kept, { confirmPaymentIntent: () => outcomeIn('failed', 'declined') });
  await pay(page);
  expect(page.getState($payment)?.hasTag('atRest')).toBe(true);
  expect(kept.payments).toEqual([]);
});

test('a second card is a payment to wait for, whatever became of the first', async () => {
  for (const second of [lost, () => outcomeIn('challenge'), () => Promise.reject('lost')]) {
    const kept = browser();
    const answers = [() => outcomeIn('failed', 'declined'), second];
    const page = await pageIn(kept, {
      confirmPaymentIntent: () => answers.shift()?.(),
      getPaymentOutcome: lost,
    });
    await pay(page);
    void allSettled(paymentSent, { scope: page, params: { type: 'payAsked' } });
    await turns();
    expect(kept.payments).toMatchObject([{ intent_id: 'pi-1', key: draftKey }]);
  }
});

test('a draft that is an order already leads to that order and not into nothing', async () => {
  const kept = browser();
  const page = await pageIn(kept, {
    createOrder: () => Promise.reject(refused('IdempotencyKeyReused')),
  });
  const opening = { origin, language: 'en', newKey: () => 'key-2', initialFields: emptyFields };
  void allSettled(requestOpened, { scope: page, params: opening });
  await turns();
  const submitted = { type: 'submitted' as const, violations: [], extras: {} };
  void allSettled(requestSent, { scope: page, params: submitted });
  await turns();
  expect(kept.tokens.map(({ token }) => token)).toEqual([draftKey]);
  const { error, draft } = page.getState($request)?.context ?? {};
  expect(error?.what).toBe('request.error.already-placed');
  expect(draft?.idempotency_key).toBe('key-2');
});
