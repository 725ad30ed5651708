import { definePlugin } from '#core';
import type { OrderStatus } from '#schemas';

const riderComing: ReadonlySet<string> = new Set<OrderStatus>([
  'COURIER_ACCEPTED_DELIVERY',
  'RECEIVED_BY_VENDOR',
  'ACCEPTED_BY_VENDOR',
]);

/** Asks the outlet to prepare an order once a rider is on the way (specification 1, section 9). */
export const orderPrepareMessage = definePlugin({
  id: 'order-prepare-message',
  flag: 'order-prepare-message',
  available: () => true,
  orderNotes: ({ status }) => (riderComing.has(status) ? ['order.note.prepare'] : []),
});
