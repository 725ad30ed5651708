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

/** The stage that a public link shows for an order; of a status that leaves it open, or is unknown, the history decides. */
export function publicStageOf(order: Told): PublicStage {
  const plain = meaningOf(order.status)?.publicStage ?? null;
  if (plain !== null) return plain;
  if (wasCollected(order)) return 'collected';
  return riderAssigned(order) ? 'courier-accepted' : 'preparing';
}

/** The stage of the consumer flow: placed, to collection, near it, to delivery, near it, then delivered or cancelled. */
export function consumerStageOf(order: Told): ConsumerStage {
  return consumed[publicStageOf(order)];
}

/** Who a link is for: the recipient of a shop's order, or two people who send something to each other. */
export type Audience = 'recipient' | 'consumer';

/** The stage of an order's delivery, or of a parcel between consumers. */
export type Stage = PublicStage | ConsumerStage;

/** The stage for an audience; one that this build does not know counts as the first. */
export function stageOf(
  tracking: Pick<PublicTracking, 'stage' | 'consumer_stage'>,
  audience: Audience,
): Stage {
  if (audience === 'consumer' && ways.has(tracking.stage)) return tracking.stage as Stage;
  return audience === 'consumer'
    ? (consumerStages.find((known) => known === tracking.consumer_stage) ?? 'placed')
    : (publicStages.find((known) => known === tracking.stage) ?? 'preparing');
}

/** The text of that stage; an order for later is not being prepared yet. */
export function stageTextOf(
  tracking: Parameters<typeof stageOf>[0] & Pick<PublicTracking, 'planned_for'>,
  audience: Audience,
): string {
  const stage = stageOf(tracking, audience);
  const isPlanned = stage === 'preparing' && Boolean(tracking.planned_for);
  return `public.stage.${isPlanned ? 'planned' : stage}`;
}

/** Stages of a return, which the consumer flow counts as cancelled although the rider is still on the way. */
const ways: ReadonlySet<string> = new Set<PublicStage>(['return-initiated', 'returned']);

/** Whether a recipient's link shows the rider: while the goods are on their way. Server and page use the same rule. */
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
