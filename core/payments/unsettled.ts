import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import type { Id, UnsettledPayment } from '#schemas';
import { $now } from '../kernel/clock.ts';
import { happened } from '../kernel/log.ts';
import { forgetUnsettledFx, keepUnsettledFx, loadUnsettledFx } from '../kernel/ports.ts';
import { orderKeyUsed } from '../orders/guest-orders.ts';
import { $user } from '../session/model.ts';

/** A payment is about to be sent; from here on only the server knows whether it charges a card. */
export const paymentBegun =
  createEvent<Pick<UnsettledPayment, 'vendor_id' | 'intent_id' | 'key'>>();
/** The payment is no longer open: the server told its outcome, takes another card, or knows no such payment. */
export const paymentEnded = createEvent<Id>();
/** Whether the open request follows its own payment. */
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
// A charged payment becomes an order, which a guest finds by this key even if the page is lost.
sample({ clock: kept, fn: ({ key }) => key, target: orderKeyUsed });

// Kept values that cannot be read are ignored, so that requesting a rider still works.
const loadFx = createEffect((user_id: Id) => {
  const load = scopeBind(loadUnsettledFx);
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
/** The payment that ended last, so that it is forgotten once even if its card form says it twice. */
const $ended = createStore('')
  .on(paymentEnded, (_, intentId) => intentId)
  .on(kept, () => '');
sample({
  clock: $ended.updates.filterMap((intent_id) => (intent_id ? { intent_id } : undefined)),
  target: forgetUnsettledFx,
});

const $followed = createStore(false).on(paymentFollowed, (_, followed) => followed);

/** A payment that may have charged a card and that no open request follows. */
export const $unsettled = combine($kept, $followed, (payment, followed) =>
  followed ? null : payment,
);
