import type { OrderStatus } from '#schemas';

export { statusGroups } from '#core/rules';

/** How far along an order is: rank follows this list (specification 2, section 4). */
const progress = [
  'INITIATED',
  'PAYMENT_INITIATED',
  'PAYMENT_COMMITTED',
  'NEW',
  'RECEIVED',
  'RECEIVED_BY_VENDOR',
  'ACCEPTED_BY_VENDOR',
  'WAITING_FOR_TRANSPORT',
  'ASSIGNED_TO_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'MODIFIED',
  'NEAR_VENDOR',
  'PICKED_UP',
  'COURIER_LEFT_VENDOR',
  'NEAR_CUSTOMER',
  'DELIVERED',
  'RETURN_INITIATED',
  'RETURNED_TO_VENDOR',
] as const satisfies readonly OrderStatus[];

const ranks: ReadonlyMap<string, number> = new Map<OrderStatus, number>([
  ...progress.map((status, rank) => [status, rank] as const),
  ['CANCELLED', -1],
  ['PAYMENT_CANCELLED', -2],
  ['PAYMENT_FAILED', -3],
  ['STALLED', -4],
]);

/** Below every known status; DELAYED has it too, since the specification does not rank it. */
const UNKNOWN_RANK = -5;

export function rankOf(status: string): number {
  return ranks.get(status) ?? UNKNOWN_RANK;
}
