import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { $request, requestOpened, requestSent } from '#core';
import {
  type Call,
  callFx,
  loadDraftFx,
  loadPaymentMethodFx,
  saveDraftFx,
  savePaymentMethodFx,
} from '#core/ports';
import { emptyFields, order, origin, place, quoteOf } from '../support.ts';

const opening = {
  ...{ origin, language: 'en', newKey: () => 'key-1', initialFields: emptyFields },
  methods: ['PAID', 'CASH_ON_DELIVERY'],
};
const answers: Record<string, unknown> = {
  getCountryParameter: '0000:0000',
  placeDetails: place,
  validateDeliveryArea: 'DELIVERABLE',
  quoteFee: quoteOf(6),
  createOrder: { order_id: order.order_id, order },
};

/** A request page on a device on which the outlet's last request was paid in this way. */
async function opened(last: string | null) {
  const saved: unknown[] = [];
  const scope = fork({
    handlers: [
      [callFx, async ({ endpoint }: Call) => answers[endpoint.id]],
      [loadDraftFx, async () => null],
      [saveDraftFx, async () => undefined],
      [loadPaymentMethodFx, async () => last],
      [savePaymentMethodFx, (chosen: unknown) => saved.push(chosen)],
    ],
  });
  await settled(allSettled(requestOpened, { scope, params: opening }));
  return {
    saved,
    send: (event: Parameters<typeof requestSent>[0]) =>
      settled(allSettled(requestSent, { scope, params: event })),
    method: () => scope.getState($request)?.context.draft.fields.paymentMethod,
  };
}

async function settled(acting: Promise<unknown>): Promise<void> {
  await acting;
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

test('a request begins with the way of paying of the last one, also when it is begun again', async () => {
  const { send, method } = await opened('CASH_ON_DELIVERY');
  expect(method()).toBe('CASH_ON_DELIVERY');
  await send({ type: 'paymentMethodChosen', method: 'PAID' });
  await send({ type: 'startedOver', fields: emptyFields });
  expect(method()).toBe('CASH_ON_DELIVERY');
});

test.each([['PAY_AT_PICKUP'], ['anything'], [null]])(
  'one that is not offered any more gives way to the first: %s',
  async (last) => {
    expect((await opened(last)).method()).toBe(emptyFields.paymentMethod);
  },
);

test('the way of paying of an order that was placed is kept for its outlet', async () => {
  const { send, saved } = await opened(null);
  await send({ type: 'placeChosen', placeId: 'p-1' });
  await send({ type: 'paymentMethodChosen', method: 'CASH_ON_DELIVERY' });
  expect(saved).toEqual([]);
  await send({ type: 'submitted', violations: [], extras: {} });
  expect(saved).toEqual([{ user_id: '', vendor_id: order.vendor_id, method: 'CASH_ON_DELIVERY' }]);
});
