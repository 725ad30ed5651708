import { definePlugin, riderAssigned } from '#core';
import { meaningOf, wasCollected } from '#core/rules';

/** Asks the outlet to prepare an order once a rider is on the way (specification 1, section 9); one who is delayed hurries nobody. */
export const orderPrepareMessage = definePlugin({
  id: 'order-prepare-message',
  flag: 'order-prepare-message',
  orderNotes: (order) => {
    const told = meaningOf(order.status)?.publicStage;
    const isComing = told === 'courier-accepted' || (told === null && riderAssigned(order));
    return isComing && order.status !== 'DELAYED' && !wasCollected(order)
      ? ['order.note.prepare']
      : [];
  },
});
