import { expect, test } from 'vitest';
import {
  $duplicating,
  appended,
  duplicateAsked,
  duplicateConfirmed,
  duplicateDeclined,
  duplicateShown,
} from '#core';
import { loadDraftFx, newKeyFx, saveDraftFx } from '#core/ports';
import { plainAmounts } from '#core/rules';
import type { RequestDraft } from '#schemas';
import { copyDraft } from '../../../../core/flows/request/editing.ts';
import { fact } from '../../../../core/kernel/log.ts';
import { requestForAsked } from '../../../../plugins/activate-address-book/request-model.ts';
import { createEngine } from '../../../support/engine.ts';
import { draftAt, order } from '../support.ts';

const user = { id: 'u-1', email: 'demo@example.com' };
const tokens = { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', Expires: 9_999_999_999 };

async function withDraft(load: () => RequestDraft | null) {
  const saved: unknown[] = [];
  const engine = createEngine({
    ports: [
      [loadDraftFx, load],
      [saveDraftFx, (draft) => saved.push(draft)],
    ],
  });
  await engine.send(appended, [fact('session.started', 'fetch', 1, { user, tokens })]);
  await engine.send(duplicateAsked, { order, key: 'key-1' });
  return { ...engine, saved, step: () => engine.see($duplicating)?.step };
}

const copy = {
  ...{ user_id: 'u-1', vendor_id: 'v-1' },
  draft: {
    ...{ idempotency_key: 'key-1', copied_from: order.order_id, step: 'details' },
    fields: { destinationName: 'Mei Lin Tan', orderAmount: '10' },
  },
};

test('without an unsent request a copy is made at once', async () => {
  const { saved, step, send } = await withDraft(() => null);
  expect([step(), saved]).toMatchObject(['ready', [copy]]);
  await send(duplicateShown);
  expect(step()).toBeUndefined();
});

test('an unsent request is replaced only when the person says so', async () => {
  const { saved, step, send } = await withDraft(() => draftAt('details'));
  expect([step(), saved]).toEqual(['asking', []]);
  await send(duplicateDeclined);
  expect([step(), saved]).toEqual([undefined, []]);
  await send(duplicateAsked, { order, key: 'key-1' });
  await send(duplicateConfirmed);
  expect([step(), saved]).toMatchObject(['ready', [copy]]);
});

test('a form that nobody filled in is not asked about, nor one that cannot be read', async () => {
  const untouched = { ...draftAt('destination'), address_query: '', destination: null };
  expect((await withDraft(() => untouched)).step()).toBe('ready');
  const broken = await withDraft(() => {
    throw new Error('storage is off');
  });
  expect(broken.step()).toBe('ready');
});

test('a copy that nobody has touched is replaced without a question, and one that somebody has is not', async () => {
  const copied = copyDraft(order, 'key-0', { now: 1, amounts: plainAmounts });
  expect((await withDraft(() => copied)).step()).toBe('ready');
  const reworded = { ...copied.destination, address: 'Somewhere' } as typeof copied.destination;
  for (const touched of [
    { ...copied, fields: { ...copied.fields, riderNotes: 'Ring twice' } },
    { ...copied, address_query: 'Somewhere else' },
    { ...copied, destination: reworded },
  ]) {
    expect((await withDraft(() => touched)).step()).toBe('asking');
  }
});

test('of somebody in the address book a request is begun that knows who it is for, and not what', async () => {
  const saved: unknown[] = [];
  const { send, see } = createEngine({
    ports: [
      [newKeyFx, () => 'key-2'],
      [loadDraftFx, () => null],
      [saveDraftFx, (draft) => saved.push(draft)],
    ],
  });
  const { vendor_id, customer } = order;
  await send(requestForAsked, { vendor_id, customer });
  expect(see($duplicating)?.step).toBe('ready');
  const fields = expect.objectContaining({ destinationName: 'Mei Lin Tan' });
  expect(saved).toMatchObject([{ draft: { idempotency_key: 'key-2', from_book: true, fields } }]);
  expect(JSON.stringify(saved)).not.toMatch(/orderAmount|paymentMethod|copied_from/);
});
