import { riderAssigned } from '#core/rules';
import type { Order, OrderStatus, UnixTime } from '#schemas';
import { isFuturePreorder } from './tabs.ts';

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

/** The label of a line of an order's history, in the light of the lines before it. */
export function labelOfEntry(
  { status_history }: Pick<Order, 'status_history'>,
  at: number,
): StatusLabel {
  const { status = '' } = status_history[at] ?? {};
  if (status !== 'MODIFIED') return labelOfStatus(status);
  const before = { status_history: status_history.slice(0, at) };
  return riderAssigned(before) ? 'in-progress' : labelOfStatus(status);
}

/** The label of an order whenever it is looked at; a pre-order that still lies ahead has another, which needs the clock. */
export function labelOfOrder(order: Pick<Order, 'status' | 'status_history'>): StatusLabel {
  const { status } = order;
  return status === 'MODIFIED' && riderAssigned(order) ? 'in-progress' : labelOfStatus(status);
}

/** The label of an order now: a pre-order that still lies ahead is scheduled. */
export function labelOf(order: Order, now: UnixTime): StatusLabel {
  return isFuturePreorder(order, now) ? 'scheduled' : labelOfOrder(order);
}

/** The translation key of a label. */
export function labelKey(label: StatusLabel): `status.${StatusLabel}` {
  return `status.${label}`;
}
