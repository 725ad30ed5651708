import { attach, createEvent, createStore, type EffectParams, restore, sample } from 'effector';
import { withoutCards } from '#core/rules';
import { occupies } from '../../build/occupation.ts';
import { $now } from '../../kernel/clock.ts';
import { appended, fact } from '../../kernel/log.ts';
import {
  type DraftOwner,
  loadDraftFx,
  loadPaymentMethodFx,
  loadSenderFx,
  saveDraftFx,
  savePaymentMethodFx,
  saveSenderFx,
} from '../../kernel/ports.ts';
import { noticeShown } from '../../notices/model.ts';
import { durations } from '../../notices/notices.ts';
import { paymentFollowed } from '../../payments/unsettled.ts';
import { $session, $user } from '../../session/model.ts';
import { $vendors } from '../../vendors/model.ts';
import { liveActor } from '../live-actor.ts';
import {
  type Opening,
  type RequestActor,
  saveOriginFx,
  snapshotTaken,
  startActorFx,
} from './actor.ts';
import type { RequestContext } from './context.ts';
import { draftReplaced } from './draft-replaced.ts';
import { changedFields } from './editing.ts';
import type { RequestEvent } from './events.ts';
import { keptSenderOf } from './sender.ts';

/** The request page was opened for an outlet; an untouched form begins with the values given. */
export const requestOpened = createEvent<Opening>();
/** The request page is left. */
export const requestClosed = createEvent();
/** The person did something in the flow. */
export const requestSent = createEvent<RequestEvent>();

/** The page that is open now; answers for an earlier one are dropped. */
export const $opening = createStore<Opening | null>(null)
  .on(requestOpened, (_, opening) => opening)
  .reset(requestClosed);

/** Where the person is in the flow; null while no request page is open. */
export const $request = restore(snapshotTaken, null).reset(requestOpened, requestClosed);

const $isGuest = $session.map((session) => session?.guest === true);
const loadFx = attach({
  source: { user: $user, guest: $isGuest },
  effect: async ({ user, guest }, { origin: { vendor_id }, orderId, methods = [] }: Opening) => {
    const owner: DraftOwner = {
      ...{ user_id: user?.id ?? '', vendor_id, order_id: orderId ?? undefined },
    };
    // Kept values that cannot be read are ignored, so that requesting a rider still works.
    const [draft, sender, method] = await Promise.all([
      loadDraftFx(owner).catch(() => null),
      guest ? loadSenderFx().catch(() => null) : null,
      loadPaymentMethodFx(owner).catch(() => null),
    ]);
    return { draft, sender, lastMethod: methods.find((open) => open === method) ?? null };
  },
});
const sendFx = liveActor<RequestEvent, RequestActor, EffectParams<typeof startActorFx>>({
  opened: requestOpened,
  closed: requestClosed,
  startFx: startActorFx,
});

sample({
  clock: sample({
    clock: draftReplaced,
    source: $opening,
    fn: (shown, vendorId) =>
      shown?.origin.vendor_id === vendorId && !shown.orderId ? shown : undefined,
  }).filterMap((shown) => shown),
  target: requestOpened,
});
sample({ clock: requestOpened, target: loadFx });
sample({
  clock: loadFx.done,
  source: $opening,
  filter: (current, { params }) => current === params,
  fn: (_, { params: opening, result }) => ({ opening, ...result }),
  target: startActorFx,
});
sample({ clock: requestSent, target: sendFx });

// An outlet whose address was just saved is updated everywhere.
sample({
  clock: saveOriginFx.doneData,
  source: { vendors: $vendors, now: $now },
  fn: ({ vendors, now }, saved) => {
    const others = vendors?.filter(({ vendor_id }) => vendor_id !== saved.vendor_id) ?? [];
    return [fact('vendors.loaded', 'fetch', now, { vendors: [...others, saved] })];
  },
  target: appended,
});

// The draft is kept at each change until the order is placed; an edit only once its order is fetched, and while it changes something.
const $draft = $request.map((snapshot) => {
  if (snapshot === null || snapshot.hasTag('stopped')) return null;
  const { order, orderId, editing, draft } = snapshot.context;
  return order !== null || (orderId !== null && editing === null) ? null : draft;
});
sample({
  clock: $draft.updates.filterMap((draft) => draft ?? undefined),
  source: { user: $user, now: $now, request: $request },
  fn: ({ user, now, request }, draft) => ({
    user_id: user?.id ?? '',
    vendor_id: draft.vendor_id,
    order_id: draft.order_id,
    draft: request && isIdle(request.context) ? null : withoutCards({ ...draft, saved_at: now }),
  }),
  target: saveDraftFx,
});
function isIdle({ editing, draft, origin }: RequestContext): boolean {
  return editing !== null && changedFields(draft, editing, origin.amounts).length === 0;
}

// A guest's details are kept for their next order as soon as they are sent, since a bank may not lead back to this page.
const $sender = $request.map((snapshot) => {
  const isSent = snapshot?.hasTag('sending') || snapshot?.hasTag('paying');
  return snapshot && isSent ? keptSenderOf(snapshot.context.draft) : null;
});
sample({
  clock: $sender.updates.filterMap((sender) => sender ?? undefined),
  filter: $isGuest,
  target: saveSenderFx,
});

// While this page follows the payment, the shell does not.
sample({
  clock: $request.map((snapshot) => snapshot?.hasTag('paying') === true).updates,
  target: paymentFollowed,
});

const $order = $request.map((snapshot) => snapshot?.context.order ?? null);
/** An order has just been placed, or edited. */
const orderPlaced = $order.updates.filterMap((order) => order ?? undefined);
sample({
  clock: orderPlaced,
  source: { user: $user, request: $request },
  fn: ({ user, request }, { vendor_id }) => ({
    user_id: user?.id ?? '',
    vendor_id,
    order_id: request?.context.orderId ?? undefined,
    draft: null,
  }),
  target: saveDraftFx,
});
// The outlet's next request begins with the way of paying of its last one.
sample({
  clock: orderPlaced,
  source: { user: $user, request: $request },
  filter: ({ request }) => request?.context.editing === null,
  fn: ({ user, request }, { vendor_id }) => ({
    user_id: user?.id ?? '',
    vendor_id,
    method: request?.context.draft.fields.paymentMethod ?? '',
  }),
  target: savePaymentMethodFx,
});
sample({
  clock: orderPlaced,
  source: $now,
  fn: (now, order) => [fact('order.updated', 'fetch', now, { order })],
  target: appended,
});
sample({
  clock: orderPlaced,
  source: $request,
  fn: (request) => ({
    key: request?.context.editing ? 'request.updated' : 'request.success',
    type: 'success' as const,
    duration: durations.order,
  }),
  target: noticeShown,
});

/** An order that is being sent, paid for or asked about is not cut off. */
occupies(
  'request',
  $request.map((snapshot) => snapshot?.hasTag('occupied') === true),
);
