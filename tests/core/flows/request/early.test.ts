import { expect, onTestFinished, test, vi } from 'vitest';
import {
  $config,
  $request,
  compose,
  compositionChanged,
  requestOpened,
  reviewPressed,
  submitPressed,
} from '#core';
import { loadDraftFx, loadPaymentMethodFx, saveDraftFx } from '#core/ports';
import { market } from '../../../../markets/sg.ts';
import { contextFor } from '../../../support/composition.ts';
import { configOf } from '../../../support/config.ts';
import { createEngine } from '../../../support/engine.ts';
import { draftAt, emptyFields, origin, quoteOf } from '../support.ts';

const parts = ['the page', 'the market', 'the features'] as const;
const opening = { origin, language: 'en', newKey: () => 'key-1', initialFields: emptyFields };

/** A page at the payment step of which one part is still loading. */
async function without(missing: (typeof parts)[number] | null) {
  const engine = createEngine({
    // The market is known from the beginning, since its coming would compute the features.
    values: missing === 'the market' ? [] : [[$config, configOf(market)]],
    answers: { validateDeliveryArea: 'DELIVERABLE', quoteFee: quoteOf(6) },
    ports: [
      [loadDraftFx, () => draftAt('payment')],
      [saveDraftFx, () => undefined],
      [loadPaymentMethodFx, () => null],
    ],
  });
  if (missing !== 'the features')
    await engine.send(compositionChanged, compose([], contextFor([])));
  if (missing !== 'the page') {
    await engine.send(requestOpened, opening);
    await expect.poll(() => engine.see($request)?.context.quote).toBeTruthy();
  }
  return engine;
}

test.each(parts)('a press before %s is there is none, and breaks nothing', async (missing) => {
  // The engine reports what breaks in it to the console, and goes on.
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => said.mockRestore());
  const engine = await without(missing);
  const before = engine.see($request);
  await engine.send(reviewPressed);
  await engine.send(submitPressed);
  expect(engine.see($request)).toBe(before);
  expect(said).not.toHaveBeenCalled();
});

test('a press once all is there is heard', async () => {
  const engine = await without(null);
  await engine.send(submitPressed);
  await expect.poll(() => engine.see($request)?.context.error).not.toBeNull();
});
