import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import type { Id, UnsettledPayment } from '#schemas';
import { $now } from '../kernel/clock.ts';
import { happened } from '../kernel/log.ts';
import { forgetUnsettledFx, keepUnsettledFx, loadUnsettledFx } from '../kernel/ports.ts';
import { orderKeyUsed } from '../orders/guest-orders.ts';
import { $user } from '../session/model.ts';

/** A payment is about to be sent: from here on only the server knows whether it charges somebody. */
export const paymentBegun =
  createEvent<Pick<UnsettledPayment, 'vendor_id' | 'intent_id' | 'key'>>();
/** The server has said what became of a payment, or that it takes another card, or that it knows of none. */
export const paymentEnded = createEvent<Id>();
/** Whether the request that is open follows its own payment. */
export const paymentFollowed = createEvent<boolean>();

const kept = sample({
  clock: paymentBegun,
  source: { user: $user, now: $now },
  fn: ({ user, now }, payment): UnsettledPayment => ({
    ...payment,
    ...{ user_id: user?.id ?? '', begun_at: now },
  }),
});
sample({ clock: kept, target: keepUnsettledFx });
// What is charged is an order, and who paid finds it by this key, whatever becomes of the page.
sample({ clock: kept, fn: ({ key }) => key, target: orderKeyUsed });

// What cannot be read keeps nobody from requesting a rider.
const loadFx = createEffect((user_id: Id) => {
  const load = scopeBind(loadUnsettledFx, { safe: true });
  return load({ user_id }).catch(() => null);
});
sample({
  clock: happened('session.started'),
  fn: ({ payload }) => payload.user.id,
  target: loadFx,
});

const $kept = createStore<UnsettledPayment | null>(null)
  .on([loadFx.doneData, kept], (_, payment) => payment)
  .on(paymentEnded, (payment, intentId) => (payment?.intent_id === intentId ? null : payment))
  .reset(happened('session.ended'));
/** The one that ended last: each is forgotten once, however often its card form says so. */
const $ended = createStore('')
  .on(paymentEnded, (_, intentId) => intentId)
  .on(kept, () => '');
sample({
  clock: $ended.updates.filterMap((intent_id) => (intent_id ? { intent_id } : undefined)),
  target: forgetUnsettledFx,
});

const $followed = createStore(false).on(paymentFollowed, (_, followed) => followed);

/** A payment that nobody follows to its end on the page where it was begun. */
export const $unsettled = combine($kept, $followed, (payment, followed) =>
  followed ? null : payment,
);
