import { expect, test } from 'vitest';
import { $request, requestOpened } from '#core';
import { loadDraftFx, loadPaymentMethodFx, saveDraftFx } from '#core/ports';
import type { RequestDraft } from '#schemas';
import { draftReplaced } from '../../../../core/flows/request/draft-replaced.ts';
import { createEngine } from '../../../support/engine.ts';
import { draftAt, emptyFields, origin } from '../support.ts';

/** An open page whose draft is kept as one of Mei. */
async function opened(orderId: string | null = null) {
  let kept: RequestDraft = draftAt('destination', { destinationName: 'Mei' });
  const engine = createEngine({
    ports: [
      [loadDraftFx, () => kept],
      [saveDraftFx, () => undefined],
      [loadPaymentMethodFx, () => null],
    ],
  });
  const opening = { origin, language: 'en', newKey: () => 'key-1', initialFields: emptyFields };
  await engine.send(requestOpened, { ...opening, orderId });
  const name = () => engine.see($request)?.context.draft.fields.destinationName;
  await expect.poll(() => engine.see($request)).not.toBeNull();
  const before = name();
  kept = draftAt('destination', { destinationName: 'Ana' });
  return { ...engine, name, before };
}

test('a page shows the request that has taken the place of the one it was about', async () => {
  const { send, name, before } = await opened();
  expect(before).toBe('Mei');
  await send(draftReplaced, 'v-1');
  await expect.poll(name).toBe('Ana');
});

test.each([
  ['of another outlet', null, 'v-2'],
  ['while an order is edited', 'v-1-000001', 'v-1'],
])('a page stays as it is for a request %s', async (_, orderId, replaced) => {
  const { send, name, before } = await opened(orderId);
  await send(draftReplaced, replaced);
  expect(name()).toBe(before);
});
