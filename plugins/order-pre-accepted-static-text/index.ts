import { definePlugin } from '#core';
import { isFuturePreorder, meaningOf } from '#core/rules';

/** Tells what happens next while a rider is being found (specification 1, section 9); not for a future pre-order. */
export const orderPreAcceptedStaticText = definePlugin({
  id: 'order-pre-accepted-static-text',
  flag: 'order-pre-accepted-static-text',
  orderNotes: (order, now) => {
    const { editable, leg } = meaningOf(order.status) ?? {};
    const isWaiting = editable && leg === 'none' && !isFuturePreorder(order, now);
    return isWaiting ? ['order.note.pre-accepted'] : [];
  },
});
