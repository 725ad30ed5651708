import { createEffect, createEvent, sample, scopeBind } from 'effector';
import { toPromise } from 'xstate';
import type { Id, Order } from '#schemas';
import { $now } from '../clock.ts';
import { appended, fact } from '../log.ts';
import { noticeShown } from '../notices/model.ts';
import { durations } from '../notices/notices.ts';
import { orderKeyUsed } from '../orders/guest-orders.ts';
import { saveDraftFx } from '../ports.ts';
import { $user } from '../session/model.ts';
import { startPaymentFx } from './payment-actor.ts';
import type { PaymentEnd } from './payment-context.ts';

/** Somebody comes back from their bank, or opens that address again. */
export const paymentReturned = createEvent<{ intentId: Id }>();

const lookAfterFx = createEffect(async ({ intentId }: { intentId: Id }): Promise<PaymentEnd> => {
  const start = scopeBind(startPaymentFx, { safe: true });
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
sample({
  clock: paymentSettled,
  source: $now,
  fn: (now, { order }: { order: Order }) => [fact('order.updated', 'fetch', now, { order })],
  target: appended,
});
// The draft that was paid for is no draft any more.
sample({
  clock: paymentSettled,
  source: $user,
  fn: (user, { order: { vendor_id } }) => ({ user_id: user?.id ?? '', vendor_id, draft: null }),
  target: saveDraftFx,
});
sample({
  clock: paymentSettled,
  fn: () => ({ key: 'request.success', type: 'success' as const, duration: durations.order }),
  target: noticeShown,
});
sample({
  clock: paymentFailed.filterMap((end) =>
    end.kind === 'left' && end.error !== null ? end.error : undefined,
  ),
  fn: ({ what }) => ({ key: what, type: 'error' as const, duration: durations.cancel }),
  target: noticeShown,
});
