import { expect, test } from 'vitest';
import { $request, configured, requestOpened } from '#core';
import { loadDraftFx, loadPaymentMethodFx, saveDraftFx } from '#core/ports';
import { market } from '../../../../markets/sg.ts';
import { configOf } from '../../../support/config.ts';
import { createEngine } from '../../../support/engine.ts';
import { emptyFields, order, origin, quoteOf } from '../support.ts';

test('the new fee of an order that is edited has what its features added before, and no more', async () => {
  const price_lines = [{ feature: 'tip', amount: 2 }];
  const engine = createEngine({
    answers: {
      getOrder: { ...order, price_lines },
      validateDeliveryArea: 'DELIVERABLE',
      quoteFee: quoteOf(7),
    },
    ports: [
      [loadDraftFx, () => null],
      [saveDraftFx, () => undefined],
      [loadPaymentMethodFx, () => null],
    ],
  });
  await engine.send(configured, configOf(market));
  await engine.send(requestOpened, {
    ...{ origin, language: 'en', newKey: () => 'key-1', initialFields: emptyFields },
    orderId: order.order_id,
  });
  await expect
    .poll(() => engine.see($request)?.context.quote)
    .toEqual({ ...quoteOf(7), adjustment: { payable: 7, lines: price_lines } });
});
