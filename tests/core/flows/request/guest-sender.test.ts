import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { $request, appended, requestOpened, requestSent } from '#core';
import {
  type Call,
  callFx,
  loadDraftFx,
  loadSenderFx,
  saveDraftFx,
  saveSenderFx,
} from '#core/ports';
import { senderFields } from '#core/rules';
import { KeptSender } from '#schemas';
import { fact } from '../../../../core/kernel/log.ts';
import { emptyFields, lostGuest, order, place, quoteOf } from '../support.ts';

const blank = Object.fromEntries(Object.values(senderFields).map((key) => [key, '']));
const opening = {
  ...{ origin: lostGuest, language: 'en', newKey: () => 'key-1' },
  initialFields: { ...emptyFields, ...blank },
};
const answers: Record<string, unknown> = {
  getCountryParameter: '0000:0000',
  listVendors: { vendors: [] },
  listOrders: { data: [], pagination_key: null, seq: 0, listed_at: 0 },
  placeDetails: place,
  validateDeliveryArea: 'DELIVERABLE',
  quoteFee: quoteOf(6),
  createOrder: { order_id: order.order_id, order },
};

/** Somebody with a session, and a browser that keeps what it is told to. */
async function world({ guest = true, sender = null as KeptSender | null } = {}) {
  const kept: { sender: KeptSender | null } = { sender };
  const scope = fork({
    handlers: [
      [callFx, async ({ endpoint }: Call) => answers[endpoint.id]],
      [loadDraftFx, async () => null],
      [saveDraftFx, async () => undefined],
      [loadSenderFx, async () => kept.sender],
      [
        saveSenderFx,
        (given: KeptSender) => {
          kept.sender = given;
        },
      ],
    ],
  });
  const tokens = { AccessToken: 'a', IdToken: 'i', RefreshToken: '', Expires: 9_999_999_999 };
  const user = { id: 'g-1', email: '' };
  const payload = { user, tokens, ...(guest && { guest: true as const }) };
  const started = fact('session.started', 'fetch', 0, payload);
  await settled(allSettled(appended, { scope, params: [started] }));
  await settled(allSettled(requestOpened, { scope, params: opening }));
  const send = (event: Parameters<typeof requestSent>[0]) =>
    settled(allSettled(requestSent, { scope, params: event }));
  return { kept, send, draft: () => scope.getState($request)?.context.draft };
}

async function settled(acting: Promise<unknown>): Promise<void> {
  await acting;
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** From where it is collected to the order, with who sends it. */
async function order1({ send }: Pick<Awaited<ReturnType<typeof world>>, 'send'>): Promise<void> {
  await send({ type: 'placeChosen', placeId: 'p-1' });
  await send({ type: 'destinationConfirmed' });
  await send({ type: 'originSubmitted' });
  await send({ type: 'placeChosen', placeId: 'p-1' });
  const said = {
    senderName: 'Ben Tan',
    senderEmail: 'ben@example.com',
    senderPhone: '+6581234567',
  };
  await send({ type: 'fieldsChanged', fields: { ...said, nameOnCard: 'Ben Tan' } });
  await send({ type: 'detailsSubmitted', violations: [] });
  await send({ type: 'submitted', violations: [], extras: {} });
}

test('a guest’s details are kept for the next order, which begins with them; never a card', async () => {
  const first = await world();
  await order1(first);
  expect(first.kept.sender).toMatchObject({
    ...{ name: 'Ben Tan', email: 'ben@example.com', phone_number: '+6581234567' },
    origin_form: { addressQuery: place.formatted_address, latitude: place.latitude },
  });
  expect(KeptSender.safeParse(first.kept.sender).success).toBe(true);
  expect(JSON.stringify(first.kept.sender)).not.toMatch(/card/i);
  const next = await world({ sender: first.kept.sender });
  expect(next.draft()).toMatchObject({
    fields: { senderName: 'Ben Tan', senderPhone: '+6581234567', destinationName: '' },
    origin_form: { addressQuery: place.formatted_address },
    destination: null,
  });
  await next.send({ type: 'startedOver', fields: opening.initialFields });
  expect(next.draft()?.fields.senderName).toBe('Ben Tan');
});

test('of somebody with an account nothing is kept and nothing is filled in', async () => {
  const first = await world();
  await order1(first);
  const member = await world({ guest: false, sender: first.kept.sender });
  expect(member.draft()?.fields.senderName).toBe('');
  expect(member.draft()?.origin_form).toBeUndefined();
});
