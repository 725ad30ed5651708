import { expect, test } from 'vitest';
import {
  $request,
  compose,
  compositionChanged,
  configured,
  type Origin,
  requestOpened,
  submitPressed,
} from '#core';
import { loadDraftFx, loadPaymentMethodFx, saveDraftFx } from '#core/ports';
import type { EndpointId, Order, RequestDraft } from '#schemas';
import { market } from '../../../../markets/sg.ts';
import { contextFor } from '../../../support/composition.ts';
import { configOf } from '../../../support/config.ts';
import { createEngine, refused } from '../../../support/engine.ts';
import { draftAt, emptyFields, order, origin, quoteOf, tester } from '../support.ts';

type Visit = {
  opening?: { origin?: Origin; orderId?: string };
  draft?: RequestDraft;
  answers?: Partial<Record<EndpointId, unknown>>;
};

/** A visit that goes on from here to the price by itself. */
async function visited({ opening, draft, answers }: Visit) {
  const engine = createEngine({
    answers: { validateDeliveryArea: 'DELIVERABLE', quoteFee: quoteOf(7), ...answers },
    ports: [
      [loadDraftFx, () => draft ?? null],
      [saveDraftFx, () => undefined],
      [loadPaymentMethodFx, () => null],
    ],
  });
  await engine.send(configured, configOf(market));
  await engine.send(compositionChanged, compose([], contextFor([])));
  await engine.send(requestOpened, {
    ...{ origin, language: 'en', newKey: () => 'key-1', initialFields: emptyFields },
    ...opening,
  });
  const quote = () => engine.see($request)?.context.quote;
  await expect.poll(quote).toBeTruthy();
  return { ...engine, quote: quote() };
}

test('the new fee of an order that is edited has what its features added before, and no more', async () => {
  const price_lines = [{ feature: 'tip', amount: 2 }];
  const { quote } = await visited({
    opening: { orderId: order.order_id },
    answers: { getOrder: { ...order, price_lines } },
  });
  const adjustment = { payable: 7, lines: price_lines };
  expect(quote).toEqual({ ...quoteOf(7), adjustment });
});

test('a test vendor has its fixed fee where there is no other, and that only there', async () => {
  const visit = { opening: { origin: tester }, draft: draftAt('details') };
  const answers = { quoteFee: refused(503, 'FeeUnavailable') };
  expect((await visited({ ...visit, answers })).quote).toMatchObject({ fee: 5, signature: '' });
  expect((await visited(visit)).quote).toEqual(quoteOf(7));
});

test('an edit asks for no terms, which were accepted for the order', async () => {
  const { customer } = order;
  const whole: Order = {
    ...order,
    customer: { ...customer, location: { ...customer.location, unit_number: '#01-01' } },
    order: { ...order.order, description: 'Tea' },
  };
  const opening = { orderId: order.order_id };
  const edit = await visited({ opening, answers: { getOrder: whole, quoteFee: quoteOf(6) } });
  await edit.send(submitPressed);
  expect(edit.askedOf('updateOrder')).toHaveLength(1);
});
