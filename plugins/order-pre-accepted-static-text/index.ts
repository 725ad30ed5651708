import { definePlugin, isFuturePreorder } from '#core';
import { meaningOf } from '#core/rules';

/** Says what happens next while nobody is found who brings an order (specification 1, section 9); for one that is meant for later nobody is looked for yet. */
export const orderPreAcceptedStaticText = definePlugin({
  id: 'order-pre-accepted-static-text',
  flag: 'order-pre-accepted-static-text',
  orderNotes: (order, now) => {
    const { editable, leg } = meaningOf(order.status) ?? {};
    const isWaiting = editable && leg === 'none' && !isFuturePreorder(order, now);
    return isWaiting ? ['order.note.pre-accepted'] : [];
  },
});
