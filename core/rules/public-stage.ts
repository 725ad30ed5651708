import {
  type ConsumerStage,
  consumerStages,
  type Order,
  type PublicStage,
  type PublicTracking,
  publicStages,
} from '#schemas';
import { riderAssigned, wasCollected } from './progress.ts';
import { meaningOf } from './status/meanings.ts';

type Told = Pick<Order, 'status' | 'status_history'>;

/** What the recipient of a link is told of an order; a status that nobody knows is told as the one before the rider came. */
export function publicStageOf(order: Told): PublicStage {
  const plain = meaningOf(order.status)?.publicStage ?? null;
  if (plain !== null) return plain;
  if (wasCollected(order)) return 'collected';
  return riderAssigned(order) ? 'courier-accepted' : 'preparing';
}

/** The same for the consumer flow: placed, to collection, near it, to delivery, near it, then delivered or cancelled. */
export function consumerStageOf(order: Told): ConsumerStage {
  return consumed[publicStageOf(order)];
}

/** Who a link is for: the recipient of a shop's order, or two people who send something to each other. */
export type Audience = 'recipient' | 'consumer';

/** How far a delivery is, of an order or of a parcel between consumers. */
export type Stage = PublicStage | ConsumerStage;

/** The stage as an audience is told it; one that this build does not know counts as the first. */
export function stageOf(
  tracking: Pick<PublicTracking, 'stage' | 'consumer_stage'>,
  audience: Audience,
): Stage {
  if (audience === 'consumer' && ways.has(tracking.stage)) return tracking.stage as Stage;
  return audience === 'consumer'
    ? (consumerStages.find((known) => known === tracking.consumer_stage) ?? 'placed')
    : (publicStages.find((known) => known === tracking.stage) ?? 'preparing');
}

/** A parcel that is carried back to its sender is not cancelled and done with, whatever the flow calls it. */
const ways: ReadonlySet<string> = new Set<PublicStage>(['return-initiated', 'returned']);

/** Whether the recipient's link shows the rider: while the goods are on their way (one decision for server and page). */
export function isRiderPublic(stage: PublicStage): boolean {
  return stage === 'collected' || stage === 'near-customer';
}

const consumed: Readonly<Record<PublicStage, ConsumerStage>> = {
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
