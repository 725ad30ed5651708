import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import {
  $notices,
  $request,
  appended,
  requestClosed,
  requestOpened,
  requestSent,
  vendorChosen,
} from '#core';
import { loadDraftFx, loadPaymentMethodFx, loadSenderFx, saveDraftFx } from '#core/ports';
import type { RequestEvent } from '../../../../core/flows/request/events.ts';
import { fact } from '../../../../core/kernel/log.ts';
import { NOW, vendor } from '../../../support/arbitraries.ts';
import { createEngine } from '../../../support/engine.ts';
import { draftAt, emptyFields, order, origin, quoteOf, submitted } from '../support.ts';

const tokens = { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', Expires: NOW + 3600 };

/** The form of the first of two outlets. */
async function opened(given: { orderId?: string; draft?: ReturnType<typeof draftAt> } = {}) {
  const sending = Promise.withResolvers<unknown>();
  const engine = createEngine({
    answers: {
      getCountryParameter: '0000:0000',
      ...{ validateDeliveryArea: 'DELIVERABLE', quoteFee: quoteOf(6), getOrder: order },
      createOrder: () => sending.promise,
    },
    ports: [
      [loadDraftFx, () => given.draft ?? null],
      [saveDraftFx, () => undefined],
      [loadPaymentMethodFx, () => 'CASH_ON_DELIVERY'],
      [loadSenderFx, () => null],
    ],
  });
  await engine.tick();
  const user = { id: 'u-1', email: '' };
  const vendors = [vendor('v-1'), vendor('v-2')];
  await engine.send(appended, [
    fact('session.started', 'fetch', NOW, { user, tokens }),
    fact('vendors.loaded', 'fetch', NOW, { vendors }),
  ]);
  await engine.send(vendorChosen, 'v-1');
  const methods = ['PAID', 'CASH_ON_DELIVERY'];
  const { orderId } = given;
  const opening = { origin, language: 'en', newKey: () => 'key-1', initialFields: emptyFields };
  await engine.send(requestOpened, { ...opening, methods, ...(orderId && { orderId }) });
  const isAt = (tag: 'fillable' | 'pinMovable') => engine.see($request)?.hasTag(tag);
  await expect.poll(() => isAt('pinMovable') || isAt('fillable')).toBe(true);
  const on = (event: RequestEvent) =>
    void allSettled(requestSent, { scope: engine.scope, params: event });
  const told = () =>
    engine
      .see($notices)
      .filter(({ key }) => key === 'request.kept-elsewhere')
      .map(({ values }) => values);
  return { ...engine, on, told };
}

test('a request that is left for another outlet is said to be kept where it was typed', async () => {
  const page = await opened();
  page.on({ type: 'fieldsChanged', fields: { destinationName: 'Mei' } });
  expect(page.told()).toEqual([]);
  await page.send(vendorChosen, 'v-2');
  expect(page.told()).toEqual([{ name: 'Outlet v-1' }]);
});

test('nothing is said of a form in which nobody typed, whatever way of paying it begins with', async () => {
  const page = await opened();
  expect(page.see($request)?.context.draft.fields.paymentMethod).toBe('CASH_ON_DELIVERY');
  await page.send(vendorChosen, 'v-2');
  expect(page.told()).toEqual([]);
});

test('nothing is said where the form is not left: at the same outlet, or away from its page', async () => {
  const page = await opened();
  page.on({ type: 'addressTyped', text: '1 Orchard' });
  await page.send(vendorChosen, 'v-1');
  await page.send(requestClosed);
  await page.send(vendorChosen, 'v-2');
  expect(page.told()).toEqual([]);
});

test('nothing is said of an order that is being sent, nor of the edit of one', async () => {
  const sent = await opened({ draft: draftAt('payment', { destinationName: 'Mei' }) });
  sent.on(submitted);
  await expect.poll(() => sent.see($request)?.hasTag('occupied')).toBe(true);
  await sent.send(vendorChosen, 'v-2');
  const edited = await opened({ orderId: order.order_id });
  edited.on({ type: 'fieldsChanged', fields: { riderNotes: 'Bell' } });
  await edited.send(vendorChosen, 'v-2');
  expect([sent.told(), edited.told()]).toEqual([[], []]);
});
