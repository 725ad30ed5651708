import { definePlugin } from '#core';
import type { OrderStatus } from '#schemas';

const beforeAcceptance: ReadonlySet<string> = new Set<OrderStatus>([
  'NEW',
  'RECEIVED',
  'WAITING_FOR_TRANSPORT',
  'ASSIGNED_TO_TRANSPORT',
]);

/** Says what happens next while no rider has accepted an order yet (specification 1, section 9). */
export const orderPreAcceptedStaticText = definePlugin({
  id: 'order-pre-accepted-static-text',
  flag: 'order-pre-accepted-static-text',
  available: () => true,
  orderNotes: ({ status }) => (beforeAcceptance.has(status) ? ['order.note.pre-accepted'] : []),
});
