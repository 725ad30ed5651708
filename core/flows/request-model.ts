import { attach, combine, createEffect, createEvent, createStore, restore, sample, scopeBind } from 'effector';
import { type ActorRefFrom, createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { endpoints, type PaymentMethod, paymentMethods, type RequestDraft } from '#schemas';
import { $now } from '../clock.ts';
import { $timezone } from '../config.ts';
import { appended, fact, happened } from '../log.ts';
import { noticeShown } from '../notices/model.ts';
import { durations } from '../notices/notices.ts';
import { type DraftOwner, endpointFx, loadDraftFx, saveDraftFx } from '../ports.ts';
import { isOpenAt } from '../rules/index.ts';
import { $user } from '../session/model.ts';
import { creationOf } from './payload.ts';
import type { HoursAnswer, Origin, RequestContext, RequestInput } from './request-context.ts';
import { requestMachine } from './request-machine.ts';
import type { RequestEvent } from './request-setup.ts';

export type RequestSnapshot = SnapshotFrom<typeof requestMachine>;
type RequestActor = ActorRefFrom<typeof requestMachine>;
type Opening = Pick<RequestInput, 'origin' | 'newKey' | 'initialFields'> & { language: string };

/** The request page was opened for an outlet; an untouched form begins with these values. */
export const requestOpened = createEvent<Opening>();
export const requestClosed = createEvent();
/** The person did something in the flow. */
export const requestSent = createEvent<RequestEvent>();

const serviceHoursFx = endpointFx(endpoints.getCountryParameter);
const hoursFx = attach({
  source: { now: $now, timezone: $timezone },
  mapParams: (_: undefined, moment) => moment,
  effect: createEffect(async ({ now, timezone }: { now: number; timezone: string }): Promise<HoursAnswer> => {
    const hours = await serviceHoursFx({ params: { name: 'serviceHours' } });
    return { hours, open: isOpenAt(hours, now, timezone) };
  }),
});
const detailsFx = endpointFx(endpoints.placeDetails);
const reverseFx = endpointFx(endpoints.reverseGeocode);
const validateFx = endpointFx(endpoints.validateDeliveryArea);
const quoteFx = endpointFx(endpoints.quoteFee);
const createFx = endpointFx(endpoints.createOrder);

const startFx = createEffect(startActor);
const openFx = attach({
  source: $user,
  mapParams: (opening: Opening, user) => ({
    opening,
    owner: { user_id: user?.id ?? '', vendor_id: opening.origin.vendor_id },
  }),
  effect: createEffect(async ({ opening, owner }: { opening: Opening; owner: DraftOwner }) => {
    const start = scopeBind(startFx, { safe: true });
    return start({ opening, draft: await loadDraftFx(owner) });
  }),
});

const $actor = createStore<RequestActor | null>(null)
  .on(startFx.doneData, (_, actor) => actor)
  .reset(requestClosed);
const stopFx = createEffect((actor: RequestActor) => {
  actor.stop();
});
const sendFx = createEffect(({ actor, event }: { actor: RequestActor; event: RequestEvent }) =>
  actor.send(event),
);

const snapshotTaken = createEvent<RequestSnapshot>();

/** Where the person is in the flow; null while no request page is open. */
export const $request = restore(snapshotTaken, null).reset(requestClosed);

sample({ clock: happened('session.ended'), fn: () => undefined, target: requestClosed });
sample({ clock: requestOpened, target: openFx });
sample({
  clock: [requestClosed, openFx],
  source: $actor,
  filter: (actor) => actor !== null,
  target: stopFx,
});
sample({
  clock: requestSent,
  source: $actor,
  filter: (actor) => actor !== null,
  fn: (actor, event) => ({ actor, event }),
  target: sendFx,
});

// What is typed is kept at once, until the order is placed.
const $kept = restore(snapshotTaken.map(keptOf), null).reset(requestClosed);
sample({
  clock: $kept.updates.filterMap((kept) => kept ?? undefined),
  source: { user: $user, now: $now },
  filter: ({ user }) => user !== null,
  fn: ({ user, now }, { draft, vendor_id }) => ({
    user_id: user?.id ?? '',
    vendor_id,
    draft: draft && { ...draft, saved_at: now },
  }),
  target: saveDraftFx,
});

/** An order has just been placed. */
export const orderPlaced = $request.updates.filterMap((snapshot) => snapshot?.context.order ?? undefined);
sample({
  clock: orderPlaced,
  source: $now,
  fn: (now, order) => [fact('order.updated', 'fetch', now, { order })],
  target: appended,
});
sample({
  clock: orderPlaced,
  fn: () => ({ key: 'request.success', type: 'success' as const, duration: durations.order }),
  target: noticeShown,
});
