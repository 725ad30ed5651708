import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { toPromise } from 'xstate';
import type { Id, Order } from '#schemas';
import { $now } from '../../kernel/clock.ts';
import { appended, fact, happened } from '../../kernel/log.ts';
import { saveDraftFx } from '../../kernel/ports.ts';
import { noticeShown } from '../../notices/model.ts';
import { durations } from '../../notices/notices.ts';
import { orderKeyUsed } from '../../orders/guest-orders.ts';
import { paymentEnded } from '../../payments/unsettled.ts';
import { $user } from '../../session/model.ts';
import { requestSent } from '../request/model.ts';
import { startPaymentFx, stopPaymentFx } from './actor.ts';
import type { PaymentEnd } from './context.ts';

/** Somebody comes back from their bank, or opens that address again. */
export const paymentReturned = createEvent<{ intentId: Id }>();

const lookAfterFx = createEffect(async ({ intentId }: { intentId: Id }): Promise<PaymentEnd> => {
  const start = scopeBind(startPaymentFx);
  // Only one flow may look at a payment, or it would be told of twice.
  await scopeBind(stopPaymentFx)();
  return toPromise(await start({ paying: null, intentId }));
});
sample({ clock: paymentReturned, target: lookAfterFx });

/** The payment was made: the order that it placed, and the key it was placed with. */
export const paymentSettled = lookAfterFx.doneData.filterMap((end) =>
  end?.kind === 'paid' ? { order: end.order, key: end.key } : undefined,
);
/** Nothing was paid; the request waits as it was left. */
export const paymentFailed = lookAfterFx.doneData.filterMap((end) =>
  end?.kind === 'paid' ? undefined : end,
);

sample({ clock: paymentSettled, fn: ({ key }) => key, target: orderKeyUsed });
// A look that was stopped with its page has no result: the payment stays open for the next page to look at.
sample({
  clock: lookAfterFx.done.filterMap(({ params, result }) => (result ? params.intentId : undefined)),
  target: paymentEnded,
});
sample({
  clock: paymentSettled,
  source: $now,
  fn: (now, { order }: { order: Order }) => [fact('order.updated', 'fetch', now, { order })],
  target: appended,
});
// The draft that was paid for is an order now, so it is removed.
sample({
  clock: paymentSettled,
  source: $user,
  fn: (user, { order: { vendor_id } }) => ({ user_id: user?.id ?? '', vendor_id, draft: null }),
  target: saveDraftFx,
});
sample({
  clock: paymentSettled,
  fn: () => ({ key: 'pay.went-through', type: 'success' as const, duration: durations.order }),
  target: noticeShown,
});

const refusal = paymentFailed.filterMap((end) =>
  end.kind === 'left' ? (end.error?.what ?? undefined) : undefined,
);
/** Why the payment that was looked after charged nothing; shown until the request goes on or begins again. */
export const $paymentRefusal = createStore<string | null>(null)
  .on(refusal, (_, what) => what)
  .on(requestSent, (said, { type }) => (goingOn.has(type) ? null : said))
  .reset(lookAfterFx, happened('session.ended'));

const goingOn: ReadonlySet<string> = new Set(['submitted', 'startedOver']);
