import { allSettled, fork, type Scope } from 'effector';
import { describe, expect, test } from 'vitest';
import {
  $closed,
  $orders,
  $request,
  $user,
  $vendors,
  appended,
  clockTicked,
  compose,
  compositionChanged,
  configured,
  hoursAskedAgain,
  orderOf,
  requestClosed,
  requestOpened,
  requestSent,
  reviewPressed,
  submitPressed,
  termsTicked,
} from '#core';
import { type Call, callFx, loadDraftFx, saveDraftFx, waitFx } from '#core/ports';
import type { RequestDraft, Vendor } from '#schemas';
import { fact } from '../../../../core/kernel/log.ts';
import { market as singapore } from '../../../../markets/sg.ts';
import { contextFor } from '../../../support/composition.ts';
import { configOf } from '../../../support/config.ts';
import {
  destination,
  draftAt,
  emptyFields,
  lost,
  lostGuest,
  order,
  origin,
  place,
  quoteOf,
} from '../support.ts';

/** What stands on screen, with a price or before that. */
const pages = ['originAddress', 'placed', 'fillable', 'form'] as const;

const opening = { origin, language: 'en', newKey: () => 'key-1', initialFields: emptyFields };
const user = { id: 'u-1', email: 'demo@example.com' };
const tokens = { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', Expires: 9_999_999_999 };

/** The outlet once it has said where it stands. */
const outlet: Vendor = {
  vendor_id: 'v-1',
  parent_vendor_id: null,
  client_vendor_id: null,
  is_parent: false,
  is_active: true,
  is_registered: true,
  vendor_information: {
    name: 'Noodle House',
    currency: 'SGD',
    owners: [],
    contact: { phone: '' },
    location: { address_text: '10 Bayfront Avenue', country_code: 'SG', ...destination },
  },
} as Vendor;

/** A world that answers every call well, except where a test says otherwise. */
const goodWorld: Record<string, unknown> = {
  listVendors: { vendors: [] },
  listOrders: { data: [], pagination_key: null, seq: 0, listed_at: 0 },
  placeDetails: place,
  reverseGeocode: place,
  validateDeliveryArea: 'DELIVERABLE',
  quoteFee: quoteOf(6),
  createOrder: { order_id: order.order_id, order },
  saveVendorAddress: outlet,
};

async function world({
  draft = null as RequestDraft | null,
  load = async () => draft,
  hours = '0000:0000',
} = {}) {
  const calls: Call[] = [];
  const drafts: (RequestDraft | null)[] = [];
  const scope = fork({
    handlers: [
      [
        callFx,
        async (call: Call) => {
          calls.push(call);
          return call.endpoint.id === 'getCountryParameter' ? hours : goodWorld[call.endpoint.id];
        },
      ],
      [loadDraftFx, load],
      [
        saveDraftFx,
        ({ draft: kept }: { draft: RequestDraft | null }) => {
          drafts.push(kept);
        },
      ],
      [waitFx, async () => {}],
    ],
  });
  await allSettled(appended, {
    scope,
    params: [fact('session.started', 'fetch', 1, { user, tokens })],
  });
  expect(scope.getState($user)).toEqual(user);
  return {
    scope,
    calls,
    drafts,
    page: () => pages.find((tag) => scope.getState($request)?.hasTag(tag)),
  };
}

const send = (scope: Scope, event: Parameters<typeof requestSent>[0]) =>
  settled(allSettled(requestSent, { scope, params: event }));

/** Effects settle, and then the flow's own promises. */
async function settled(acting: Promise<unknown>): Promise<void> {
  await acting;
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

test('what keeps a request from being sent is found when it is to be sent, in the order of the rules', async () => {
  const { scope, calls, page } = await world();
  await allSettled(configured, { scope, params: configOf(singapore) });
  await allSettled(compositionChanged, { scope, params: compose([], contextFor([])) });
  await settled(allSettled(requestOpened, { scope, params: opening }));
  await send(scope, { type: 'placeChosen', placeId: 'p-1' });
  const press = async () => {
    await settled(allSettled(submitPressed, { scope }));
    const { error } = scope.getState($request)?.context ?? {};
    return [page(), error?.where];
  };
  expect(await press()).toEqual(['fillable', 'destinationUnitNumber']);
  await send(scope, {
    type: 'fieldsChanged',
    fields: {
      ...{ destinationName: 'Mei', destinationUnitNumber: '#04-12', orderAmount: '10' },
      destinationPhoneNumber: '+65 9123 4567',
    },
  });
  expect(await press()).toEqual(['fillable', 'terms']);
  await allSettled(termsTicked, { scope, params: true });
  expect(await press()).toEqual(['placed', undefined]);
  expect(calls.filter(({ endpoint }) => endpoint.id === 'createOrder')).toHaveLength(1);
});

test('what keeps a request from its review is found by the same rules, without those of the payment', async () => {
  const { scope, page } = await world();
  await allSettled(configured, { scope, params: configOf(singapore) });
  await allSettled(compositionChanged, { scope, params: compose([], contextFor([])) });
  await settled(allSettled(requestOpened, { scope, params: opening }));
  await send(scope, { type: 'placeChosen', placeId: 'p-1' });
  const press = async () => {
    await settled(allSettled(reviewPressed, { scope }));
    const { draft, error } = scope.getState($request)?.context ?? {};
    return [page(), draft?.step, error?.where];
  };
  expect(await press()).toEqual(['fillable', 'details', 'destinationUnitNumber']);
  const fields = { destinationName: 'Mei', destinationUnitNumber: '#04-12', orderAmount: '10' };
  const numbered = { ...fields, destinationPhoneNumber: '+65 9123 4567' };
  await send(scope, { type: 'fieldsChanged', fields: { ...numbered, paymentMethod: 'NOBODY' } });
  expect(await press()).toEqual(['fillable', 'payment', undefined]);
});

test('from an address to a placed order, through the calls of the contract', async () => {
  const { scope, calls, drafts, page } = await world();
  await settled(allSettled(requestOpened, { scope, params: opening }));
  await send(scope, { type: 'placeChosen', placeId: 'p-1' });
  expect(page()).toBe('fillable');
  await send(scope, {
    type: 'fieldsChanged',
    fields: { destinationName: 'Mei', orderAmount: '10' },
  });
  await send(scope, { type: 'detailsSubmitted', violations: [] });
  await send(scope, { type: 'submitted', violations: [], extras: {} });
  expect(page()).toBe('placed');
  const created = calls.find(({ endpoint }) => endpoint.id === 'createOrder');
  expect(created?.idempotencyKey).toBe('key-1');
  expect(created?.input.body).toMatchObject({
    vendor_id: 'v-1',
    delivery_fee: 6,
    customer: { name: 'Mei' },
  });
  expect(orderOf(scope.getState($orders), order.order_id)).toEqual(order);
  expect(drafts.at(-1)).toBeNull();
});

test('no draft that is kept holds a card number, wherever it was typed', async () => {
  const { scope, drafts } = await world();
  await settled(allSettled(requestOpened, { scope, params: opening }));
  const fields = { riderNotes: 'card 4242 4242 4242 4242', destinationName: 'Mei' };
  await send(scope, { type: 'fieldsChanged', fields });
  expect(scope.getState($request)?.context.draft.fields.riderNotes).toBe(fields.riderNotes);
  expect(drafts.at(-1)?.fields).toMatchObject({ riderNotes: '', destinationName: 'Mei' });
});

test('every change of the draft is kept, with the key that makes it one order', async () => {
  const { scope, drafts } = await world();
  await settled(allSettled(requestOpened, { scope, params: opening }));
  await send(scope, { type: 'placeChosen', placeId: 'p-1' });
  await send(scope, { type: 'fieldsChanged', fields: { destinationName: 'Mei' } });
  expect(drafts.at(-1)).toMatchObject({
    idempotency_key: 'key-1',
    step: 'details',
    fields: { destinationName: 'Mei' },
    destination: { address: '10 Bayfront Avenue' },
  });
});

test('a kept draft goes on where it was left; one that cannot be read begins again', async () => {
  const kept = await world({ draft: draftAt('payment', { destinationName: 'Mei' }) });
  await settled(allSettled(requestOpened, { scope: kept.scope, params: opening }));
  expect(kept.page()).toBe('fillable');
  expect(kept.scope.getState($request)?.context.draft.idempotency_key).toBe('key-kept');
  const broken = await world({ load: () => Promise.reject(new Error('storage is off')) });
  await settled(allSettled(requestOpened, { scope: broken.scope, params: opening }));
  expect(broken.page()).toBe('form');
});

test('a flow that was closed hears nothing more, even when its draft comes late', async () => {
  const late = Promise.withResolvers<null>();
  const { scope, calls, page } = await world({ load: () => late.promise });
  const opened = allSettled(requestOpened, { scope, params: opening });
  const closed = allSettled(requestClosed, { scope });
  late.resolve(null);
  await settled(Promise.all([opened, closed]));
  expect(page()).toBeUndefined();
  expect(calls.map(({ endpoint }) => endpoint.id)).not.toContain('getCountryParameter');
});

test('when the outlet changes, the flow of the new one is the only one', async () => {
  const loads = [Promise.withResolvers<null>(), Promise.withResolvers<null>()];
  let loading = 0;
  const { scope, drafts } = await world({
    load: () => {
      loading += 1;
      return loads[loading - 1]?.promise ?? Promise.resolve(null);
    },
  });
  const other = { ...opening, origin: { ...origin, vendor_id: 'v-2' } };
  const first = allSettled(requestOpened, { scope, params: opening });
  const second = allSettled(requestOpened, { scope, params: other });
  loads[1]?.resolve(null);
  loads[0]?.resolve(null);
  await settled(Promise.all([first, second]));
  expect(scope.getState($request)?.context.origin.vendor_id).toBe('v-2');
  expect(new Set(drafts.map((draft) => draft?.vendor_id))).toEqual(new Set(['v-2']));
});

test('closing stops the flow, and the end of the session closes it', async () => {
  const { scope, calls, page } = await world();
  await settled(allSettled(requestOpened, { scope, params: opening }));
  const before = calls.length;
  const ended = fact('session.ended', 'user', 2, { reason: 'signed-out' });
  await settled(allSettled(appended, { scope, params: [ended] }));
  await send(scope, { type: 'placeChosen', placeId: 'p-1' });
  expect(page()).toBeUndefined();
  expect(calls.slice(before).map(({ endpoint }) => endpoint.id)).not.toContain('placeDetails');
});

test('one scope does not hear another', async () => {
  const [one, two] = await Promise.all([world(), world()]);
  await settled(allSettled(requestOpened, { scope: one.scope, params: opening }));
  expect([one.page(), two.page()]).toEqual(['form', undefined]);
});

test('an outlet says where it stands, and is known to stand there from then on', async () => {
  const { scope, calls, page } = await world();
  await settled(allSettled(requestOpened, { scope, params: { ...opening, origin: lost } }));
  expect(page()).toBe('originAddress');
  await send(scope, { type: 'placeChosen', placeId: 'p-1' });
  await send(scope, { type: 'originChanged', texts: { notes: 'Back door' } });
  await send(scope, { type: 'originSubmitted' });
  expect(page()).toBe('form');
  const saved = calls.find(({ endpoint }) => endpoint.id === 'saveVendorAddress');
  expect(saved?.input).toMatchObject({
    params: { vendorId: 'v-1' },
    body: {
      address_text: '10 Bayfront Avenue',
      country_code: 'SG',
      latitude: place.latitude,
      longitude: place.longitude,
      notes: 'Back door',
    },
  });
  expect(scope.getState($vendors)).toEqual([outlet]);
});

test('a guest says where to collect without a call', async () => {
  const { scope, calls, page } = await world();
  await settled(allSettled(requestOpened, { scope, params: { ...opening, origin: lostGuest } }));
  await send(scope, { type: 'placeChosen', placeId: 'p-1' });
  await send(scope, { type: 'originSubmitted' });
  expect(page()).toBe('form');
  expect(calls.map(({ endpoint }) => endpoint.id)).not.toContain('saveVendorAddress');
});

describe('before closed doors', () => {
  const at = (time: string) => Date.parse(`2026-03-01T${time}:00Z`) / 1000;
  const closed = { why: 'hours', hours: '0800:0900' };

  test('the form is there, and who waits is let in when they open', async () => {
    const { scope, calls, page } = await world({ hours: '0800:0900' });
    await settled(allSettled(clockTicked, { scope, params: at('07:59') }));
    await settled(allSettled(requestOpened, { scope, params: opening }));
    expect([page(), scope.getState($closed)]).toEqual(['form', closed]);
    const before = calls.length;
    await settled(allSettled(clockTicked, { scope, params: at('08:00') }));
    expect([page(), scope.getState($closed), calls.length]).toEqual(['form', null, before]);
    await settled(allSettled(clockTicked, { scope, params: at('09:00') }));
    expect([page(), scope.getState($closed)]).toEqual(['form', closed]);
  });

  test('who asks again is told past what is kept, and stays where they are', async () => {
    const { scope, calls, page } = await world({ hours: '0800:0900' });
    await settled(allSettled(clockTicked, { scope, params: at('07:59') }));
    await settled(allSettled(requestOpened, { scope, params: opening }));
    await send(scope, { type: 'placeChosen', placeId: 'p-1' });
    expect(page()).toBe('fillable');
    await settled(allSettled(hoursAskedAgain, { scope }));
    expect([page(), scope.getState($closed)]).toEqual(['fillable', closed]);
    const hours = calls.filter(
      ({ input }) => (input.params as { name?: string }).name === 'serviceHours',
    );
    expect(hours.map(({ fresh }) => fresh)).toEqual([false, true]);
  });
});
