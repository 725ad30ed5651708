import type { Order, OrderStatus } from '#schemas';

/** Minutes until the rider is at the outlet (`origin`) or at the customer (`destination`). */
export type Eta = { readonly to: 'origin' | 'destination'; readonly minutes: number };

/** The estimate to show for an order, or null where none applies or none is known (specification 2, section 4). */
export function etaOf(order: Order): Eta | null {
  if (toOrigin.has(order.status)) return eta('origin', order.estimated_pickup_minutes);
  if (toDestination.has(order.status)) return eta('destination', order.estimated_delivery_minutes);
  return null;
}

const toOrigin: ReadonlySet<string> = new Set<OrderStatus>([
  'ASSIGNED_TO_TRANSPORT',
  'COURIER_ACCEPTED_DELIVERY',
  'RECEIVED_BY_VENDOR',
  'ACCEPTED_BY_VENDOR',
  'NEAR_VENDOR',
]);
const toDestination: ReadonlySet<string> = new Set<OrderStatus>(['PICKED_UP', 'NEAR_CUSTOMER']);

function eta(to: Eta['to'], minutes: number | null | undefined): Eta | null {
  return minutes === null || minutes === undefined ? null : { to, minutes };
}
