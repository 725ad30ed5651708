import type { OrderStatus } from '#schemas';

/** The labels a person sees (specification 2, section 4); several statuses may share one. */
const labels = {
  INITIATED: 'initiated',
  PAYMENT_INITIATED: 'initiated',
  PAYMENT_COMMITTED: 'payment_committed',
  NEW: 'new',
  RECEIVED: 'received',
  RECEIVED_BY_VENDOR: 'received',
  ACCEPTED_BY_VENDOR: 'received',
  WAITING_FOR_TRANSPORT: 'waiting-for-rider',
  ASSIGNED_TO_TRANSPORT: 'dispatched',
  COURIER_ACCEPTED_DELIVERY: 'in-progress',
  // It says that the shop changed it; whether a rider is on the way, the rest of its history tells.
  MODIFIED: 'received',
  NEAR_VENDOR: 'near-vendor',
  PICKED_UP: 'picked-up',
  COURIER_LEFT_VENDOR: 'in-transit',
  NEAR_CUSTOMER: 'near-customer',
  DELIVERED: 'delivered',
  DELAYED: 'delayed',
  STALLED: 'stalled',
  CANCELLED: 'cancelled',
  PAYMENT_FAILED: 'cancelled',
  PAYMENT_CANCELLED: 'cancelled',
  RETURN_INITIATED: 'returning',
  RETURNED_TO_VENDOR: 'returned',
} as const satisfies Record<OrderStatus, string>;

export type StatusLabel = (typeof labels)[OrderStatus] | 'scheduled' | 'unknown';

/** The label of a status as it was recorded, for the lines of a history. */
export function labelOfStatus(status: string): StatusLabel {
  return Object.hasOwn(labels, status) ? labels[status as OrderStatus] : 'unknown';
}
