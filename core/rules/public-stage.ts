import type { ConsumerStage, Order, OrderStatus, PublicStage } from '#schemas';
import { riderAssigned, wasCollected } from './progress.ts';

type Told = Pick<Order, 'status' | 'status_history'>;

/** What the recipient of a link is told of an order; a status that nobody knows is told as the one before the rider came. */
export function publicStageOf(order: Told): PublicStage {
  const plain = stages[order.status as OrderStatus];
  if (plain !== undefined) return plain;
  if (wasCollected(order)) return 'collected';
  return riderAssigned(order) ? 'courier-accepted' : 'preparing';
}

/** The same for the consumer flow: placed, to collection, near it, to delivery, near it, then delivered or cancelled. */
export function consumerStageOf(order: Told): ConsumerStage {
  return consumerStages[publicStageOf(order)];
}

/** Whether the recipient's link shows the rider: while the goods are on their way (one decision for server and page). */
export function isRiderPublic(stage: PublicStage): boolean {
  return stage === 'collected' || stage === 'near-customer';
}

/** Statuses that say all there is to say; what they leave out depends on what came before. */
const stages: Readonly<Partial<Record<OrderStatus, PublicStage>>> = {
  INITIATED: 'preparing',
  PAYMENT_INITIATED: 'preparing',
  PAYMENT_COMMITTED: 'preparing',
  NEW: 'preparing',
  RECEIVED: 'preparing',
  WAITING_FOR_TRANSPORT: 'preparing',
  ASSIGNED_TO_TRANSPORT: 'preparing',
  COURIER_ACCEPTED_DELIVERY: 'courier-accepted',
  NEAR_VENDOR: 'near-vendor',
  PICKED_UP: 'collected',
  COURIER_LEFT_VENDOR: 'collected',
  NEAR_CUSTOMER: 'near-customer',
  DELIVERED: 'delivered',
  RETURN_INITIATED: 'return-initiated',
  RETURNED_TO_VENDOR: 'returned',
  CANCELLED: 'cancelled',
  STALLED: 'cancelled',
  PAYMENT_FAILED: 'cancelled',
  PAYMENT_CANCELLED: 'cancelled',
};

const consumerStages: Readonly<Record<PublicStage, ConsumerStage>> = {
  preparing: 'placed',
  'courier-accepted': 'to-collection',
  'near-vendor': 'near-collection',
  collected: 'to-delivery',
  'near-customer': 'near-delivery',
  delivered: 'delivered',
  'return-initiated': 'cancelled',
  returned: 'cancelled',
  cancelled: 'cancelled',
};
