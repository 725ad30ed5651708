import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { $request, $unsettled, appended, requestClosed, requestOpened, requestSent } from '#core';
import { type Call, callFx, keepUnsettledFx, loadDraftFx, saveDraftFx } from '#core/ports';
import { errorFrom } from '../../../../core/flows/request/context.ts';
import { fact } from '../../../../core/kernel/log.ts';
import { paymentBegun } from '../../../../core/payments/unsettled.ts';
import { emptyFields, origin, place, quoteOf } from '../support.ts';

const answers: Record<string, unknown> = {
  getCountryParameter: '0000:0000',
  placeDetails: place,
  validateDeliveryArea: 'DELIVERABLE',
  quoteFee: quoteOf(6),
};

test('a payment is shown to nobody while its own request follows it, and to who comes after that', async () => {
  const forever = new Promise<never>(() => {});
  const scope = fork({
    handlers: [
      [callFx, ({ endpoint }: Call) => answers[endpoint.id] ?? forever],
      [loadDraftFx, async () => null],
      [saveDraftFx, async () => undefined],
      [keepUnsettledFx, async () => undefined],
    ],
  });
  const settle = async (acting: unknown) => {
    void acting;
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  const send = (params: Parameters<typeof requestSent>[0]) =>
    settle(allSettled(requestSent, { scope, params }));
  const user = { id: 'u-1', email: 'demo@example.com' };
  const tokens = { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', Expires: 9_999_999_999 };
  const started = fact('session.started', 'fetch', 1, { user, tokens });
  await settle(allSettled(appended, { scope, params: [started] }));
  const opening = { origin, language: 'en', newKey: () => 'key-1', initialFields: emptyFields };
  await settle(allSettled(requestOpened, { scope, params: opening }));
  await send({ type: 'placeChosen', placeId: 'p-1' });
  await send({ type: 'fieldsChanged', fields: { paymentMethod: 'ONLINE_PAYMENT' } });
  await send({ type: 'submitted', violations: [], extras: {} });
  expect(scope.getState($request)?.hasTag('paying')).toBe(true);
  const begun = { vendor_id: 'v-1', intent_id: 'pi-1', key: 'key-1' };
  await settle(allSettled(paymentBegun, { scope, params: begun }));
  expect(scope.getState($unsettled)).toBeNull();
  await settle(allSettled(requestClosed, { scope }));
  expect(scope.getState($unsettled)).toMatchObject(begun);
});

test('an error says the values of its violation, and none where it has none', () => {
  const at = { key: 'validation.too-long', field: 'notes' } as const;
  expect(errorFrom({ ...at, values: { most: 9 } })).toEqual({
    ...{ what: at.key, where: at.field },
    values: { most: 9 },
  });
  expect(errorFrom(at)).toEqual({ what: at.key, where: at.field });
});
