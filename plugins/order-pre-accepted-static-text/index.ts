import { definePlugin } from '#core';
import { meaningOf } from '#core/rules';

/** Says what happens next while nobody is found who brings an order (specification 1, section 9). */
export const orderPreAcceptedStaticText = definePlugin({
  id: 'order-pre-accepted-static-text',
  flag: 'order-pre-accepted-static-text',
  available: () => true,
  orderNotes: ({ status }) => {
    const { editable, leg } = meaningOf(status) ?? {};
    return editable && leg === 'none' ? ['order.note.pre-accepted'] : [];
  },
});
