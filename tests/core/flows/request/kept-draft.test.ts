import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { $request, $vendors, appended, requestOpened, requestSent } from '#core';
import {
  loadDraftFx,
  loadPaymentMethodFx,
  loadSenderFx,
  saveDraftFx,
  savePaymentMethodFx,
  saveSenderFx,
} from '#core/ports';
import type { EndpointId, RequestDraft, Vendor } from '#schemas';
import type { RequestEvent } from '../../../../core/flows/request/events.ts';
import { fact } from '../../../../core/kernel/log.ts';
import { NOW, vendor } from '../../../support/arbitraries.ts';
import { createEngine } from '../../../support/engine.ts';
import {
  collected,
  draftAt,
  emptyFields,
  lost,
  lostGuest,
  order,
  origin,
  place,
  quoteOf,
} from '../support.ts';

type Kept = { draft: RequestDraft | null; order_id?: string };
const user = { id: 'u-1', email: '' };
const tokens = { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', Expires: NOW + 3600 };

/** A page that keeps what it is told to, and what was kept so far. */
async function opened(given: {
  opening?: object;
  answers?: Partial<Record<EndpointId, unknown>>;
  draft?: RequestDraft;
  guest?: true;
}) {
  const kept: Kept[] = [];
  const senders: unknown[] = [];
  const methods: unknown[] = [];
  const engine = createEngine({
    answers: {
      ...{ validateDeliveryArea: 'DELIVERABLE', quoteFee: quoteOf(6), placeDetails: place },
      ...{ createOrder: { order_id: order.order_id, order }, updateOrder: order },
      ...given.answers,
    },
    ports: [
      [loadDraftFx, () => given.draft ?? null],
      [saveDraftFx, (each: Kept) => kept.push(each)],
      [loadPaymentMethodFx, () => null],
      [savePaymentMethodFx, (each) => methods.push(each)],
      [loadSenderFx, () => null],
      [saveSenderFx, (each) => senders.push(each)],
    ],
  });
  await engine.tick();
  const payload = { user, tokens, ...(given.guest && { guest: given.guest }) };
  await engine.send(appended, [fact('session.started', 'fetch', NOW, payload)]);
  const opening = { origin, language: 'en', newKey: () => 'key-1', initialFields: emptyFields };
  await engine.send(requestOpened, { ...opening, ...given.opening });
  const on = async (event: RequestEvent) => {
    void allSettled(requestSent, { scope: engine.scope, params: event });
    // Answers to the flow's own questions come a few turns later.
    for (let turn = 0; turn < 3; turn += 1) await new Promise((next) => setImmediate(next));
  };
  await on({ type: 'wentBack' });
  return { ...engine, on, kept, senders, methods };
}

const orderId = order.order_id;
const submitted = { type: 'submitted', violations: [], extras: {} } as const;
const typed = { type: 'fieldsChanged', fields: { riderNotes: 'Bell' } } as const;

test('while an order to edit is fetched its kept edit is not touched', async () => {
  const getOrder = () => new Promise(() => undefined);
  const { kept } = await opened({ opening: { orderId }, answers: { getOrder: getOrder as never } });
  expect(kept).toEqual([]);
});

test('an edit is kept beside the draft of a new request, and gone once it is sent', async () => {
  const page = await opened({ opening: { orderId }, answers: { getOrder: order } });
  await page.on(typed);
  expect(page.kept.at(-1)).toMatchObject({
    order_id: orderId,
    draft: { fields: { riderNotes: 'Bell' }, order_id: orderId },
  });
  await page.on(submitted);
  expect(page.see($request)?.hasTag('placed')).toBe(true);
  expect(page.kept.every(({ order_id }) => order_id === orderId)).toBe(true);
  expect(page.kept.at(-1)?.draft).toBeNull();
  // The outlet's next request is not paid as an order that was only edited.
  expect(page.methods).toEqual([]);
});

test('an edit that changed nothing, or nothing any more, is not kept', async () => {
  const page = await opened({ opening: { orderId }, answers: { getOrder: order } });
  expect(page.see($request)?.context.editing).toEqual(order);
  expect(page.kept.filter(({ draft }) => draft !== null)).toEqual([]);
  await page.on(typed);
  expect(page.kept.at(-1)?.draft).not.toBeNull();
  await page.on({ type: 'fieldsChanged', fields: { riderNotes: '' } });
  expect(page.kept.at(-1)).toMatchObject({ order_id: orderId, draft: null });
});

test('of an order that its rider has nothing is kept', async () => {
  const { kept, see } = await opened({ opening: { orderId }, answers: { getOrder: collected } });
  expect(see($request)?.hasTag('stopped')).toBe(true);
  expect(kept).toEqual([]);
});

test('a request that was placed is kept no more, though its page still stands there', async () => {
  const page = await opened({ draft: draftAt('payment') });
  await page.on(submitted);
  expect(page.see($request)?.hasTag('placed')).toBe(true);
  await page.tick(NOW + 60);
  expect(page.kept.at(-1)?.draft).toBeNull();
  expect(page.kept.filter(({ draft }) => draft === null)).toHaveLength(1);
  expect(page.methods).toHaveLength(1);
});

test('who sends an order is kept once it is sent, and not while it is typed', async () => {
  const page = await opened({ opening: { origin: lostGuest }, guest: true });
  await page.on({ type: 'placeChosen', placeId: 'p-1' });
  await page.on({ type: 'originSubmitted' });
  await page.on({ type: 'placeChosen', placeId: 'p-1' });
  await page.on({ type: 'fieldsChanged', fields: { senderName: 'Ben' } });
  expect([page.see($request)?.hasTag('fillable'), page.senders]).toEqual([true, []]);
  await page.on(submitted);
  expect(page.senders).toMatchObject([{ name: 'Ben' }]);
});

test.each([
  ['beside the other outlets', [{ ...vendor('v-2') }, { ...vendor('v-1') }], ['v-1', 'v-2']],
  ['before the outlets are known', null, ['v-1']],
])('an address that was saved is told %s', async (_, vendors, ids) => {
  const saved: Vendor = { ...vendor('v-1'), is_parent: true };
  const answers = { saveVendorAddress: saved };
  const page = await opened({ opening: { origin: lost }, answers });
  if (vendors) await page.send(appended, [fact('vendors.loaded', 'fetch', NOW, { vendors })]);
  await page.on({ type: 'placeChosen', placeId: 'p-1' });
  await page.on({ type: 'originSubmitted' });
  const known = page.see($vendors) ?? [];
  expect(known.map(({ vendor_id }) => vendor_id)).toEqual(ids);
  expect(known).toContainEqual(saved);
});
