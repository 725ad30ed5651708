import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import {
  $notices,
  $orders,
  $request,
  appended,
  orderOf,
  requestClosed,
  requestOpened,
  requestSent,
} from '#core';
import {
  keepGuestOrderFx,
  loadDraftFx,
  loadPaymentMethodFx,
  loadSenderFx,
  saveDraftFx,
  savePaymentMethodFx,
  saveSenderFx,
} from '#core/ports';
import type { Order, RequestDraft } from '#schemas';
import { fact } from '../../../../core/kernel/log.ts';
import { NOW } from '../../../support/arbitraries.ts';
import { createEngine, unreachable } from '../../../support/engine.ts';
import { draftAt, emptyFields, order, origin, quoteOf, submitted } from '../support.ts';

const saved: Order = { ...order, revision: 2, updated_at: order.updated_at + 1 };
const tokens = { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', Expires: NOW + 3600 };
const opening = { origin, language: 'en', newKey: () => 'key-new', initialFields: emptyFields };

/** A page whose order, or edit of one, is being sent, and the server's answer in the hands of the test. */
async function sending(guest = false, edited?: Order) {
  const answer = Promise.withResolvers<unknown>();
  const kept: { draft: RequestDraft | null } = {
    draft: edited ? null : draftAt('payment', { destinationName: 'Mei' }),
  };
  const keys: string[] = [];
  const engine = createEngine({
    answers: {
      getCountryParameter: '0000:0000',
      ...{ validateDeliveryArea: 'DELIVERABLE', quoteFee: quoteOf(6) },
      ...{ createOrder: () => answer.promise, updateOrder: () => answer.promise },
      getOrder: () => edited,
    },
    ports: [
      [loadDraftFx, () => kept.draft],
      [saveDraftFx, (given: typeof kept) => Object.assign(kept, { draft: given.draft })],
      [keepGuestOrderFx, ({ token }: { token: string }) => keys.push(token)],
      [loadPaymentMethodFx, () => null],
      [savePaymentMethodFx, () => undefined],
      [loadSenderFx, () => null],
      [saveSenderFx, () => undefined],
    ],
  });
  await engine.tick();
  const user = { id: 'u-1', email: '' };
  const payload = { user, tokens, ...(guest && { guest: true as const }) };
  await engine.send(appended, [fact('session.started', 'fetch', NOW, payload)]);
  const open = async () => {
    const of = edited && { orderId: edited.order_id };
    await engine.send(requestOpened, { ...opening, ...of });
    await expect.poll(() => engine.see($request)?.hasTag('fillable')).toBe(true);
  };
  await open();
  if (edited) {
    await engine.send(requestSent, { type: 'fieldsChanged', fields: { riderNotes: 'Ring twice' } });
  }
  void allSettled(requestSent, { scope: engine.scope, params: submitted });
  await expect.poll(() => engine.askedOf(edited ? 'updateOrder' : 'createOrder')).toHaveLength(1);
  const placed = async () => {
    answer.resolve(edited ? saved : { order_id: order.order_id, order });
    await new Promise((next) => setImmediate(next));
  };
  const known = () => orderOf(engine.see($orders), order.order_id);
  return { ...engine, answer, kept, keys, open, placed, known };
}

const told = (page: Awaited<ReturnType<typeof sending>>) =>
  page
    .see($notices)
    .map(({ key }) => key)
    .filter((key) => key.startsWith('request.'));

test('a guest who leaves while an order is sent finds it, whatever becomes of the answer', async () => {
  const page = await sending(true);
  await page.send(requestClosed);
  page.answer.reject(unreachable);
  expect(page.keys).toEqual(['key-kept']);
});

test('an order that is placed after its page was left is known, told of and no draft any more', async () => {
  const page = await sending();
  await page.send(requestClosed);
  await page.placed();
  expect(page.known()).toEqual(order);
  expect(page.kept.draft).toBeNull();
  expect(told(page)).toEqual(['request.success']);
});

test('a person who comes back before the answer gets an empty form with it', async () => {
  const page = await sending();
  await page.send(requestClosed);
  await page.open();
  const typed = () => page.see($request)?.context.draft;
  expect(typed()?.idempotency_key).toBe('key-kept');
  await page.placed();
  await expect.poll(() => typed()?.idempotency_key).toBe('key-new');
  expect(typed()?.fields.destinationName).toBe('');
});

test('a request that was begun meanwhile stays as it is', async () => {
  const page = await sending();
  await page.send(requestClosed);
  page.kept.draft = { ...draftAt('details', { destinationName: 'Ana' }), idempotency_key: 'key-2' };
  await page.open();
  await page.placed();
  expect(page.known()).toEqual(order);
  expect(page.kept.draft?.fields.destinationName).toBe('Ana');
  expect(page.see($request)?.context.draft.idempotency_key).toBe('key-2');
});

test('an order that comes after its person signed out is nothing to the next one', async () => {
  const page = await sending();
  const ended = fact('session.ended', 'user', NOW, { reason: 'signed-out' });
  await page.send(appended, [ended]);
  await page.placed();
  expect(page.known()).toBeNull();
  expect(told(page)).not.toContain('request.success');
});

test('a page that stayed tells of its order once', async () => {
  const page = await sending();
  await page.placed();
  expect(page.see($request)?.hasTag('placed')).toBe(true);
  expect(told(page)).toEqual(['request.success']);
  expect(page.kept.draft).toBeNull();
});

test('an edit that is saved after its page was left is known, told of and no draft any more', async () => {
  const page = await sending(false, order);
  expect(page.kept.draft?.fields.riderNotes).toBe('Ring twice');
  await page.send(requestClosed);
  await page.placed();
  expect(page.known()).toEqual(saved);
  expect(told(page)).toEqual(['request.updated']);
  await expect.poll(() => page.kept.draft).toBeNull();
});

test('an edit that is saved after its person signed out is nothing to the next one', async () => {
  const page = await sending(false, order);
  await page.send(appended, [fact('session.ended', 'user', NOW, { reason: 'signed-out' })]);
  await page.placed();
  expect(page.known()).toBeNull();
  expect(told(page)).not.toContain('request.updated');
});

test('a page that stayed tells of its edit once', async () => {
  const page = await sending(false, order);
  await page.placed();
  await expect.poll(() => told(page)).toEqual(['request.updated']);
});
