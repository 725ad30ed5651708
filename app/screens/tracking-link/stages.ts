import {
  type ConsumerStage,
  consumerStages,
  type PublicStage,
  type PublicTracking,
  publicStages,
} from '#schemas';

/** For whom a link is: the recipient of a shop's order, or two people who send something to each other. */
export type Audience = 'recipient' | 'consumer';

export type Stage = PublicStage | ConsumerStage;

/** The stage as this page's audience is told it; one that this build does not know counts as the first. */
export function stageOf(tracking: PublicTracking, audience: Audience): Stage {
  return audience === 'consumer'
    ? (consumerStages.find((known) => known === tracking.consumer_stage) ?? 'placed')
    : (publicStages.find((known) => known === tracking.stage) ?? 'preparing');
}

/** The stages that an order goes through, as far as the person may expect them now. */
export function stagesOf(stage: Stage, audience: Audience): readonly Stage[] {
  if (stage === 'cancelled') return [first[audience], 'cancelled'];
  if (stage === 'return-initiated' || stage === 'returned') return returning;
  return ordinary[audience];
}

const first = { recipient: 'preparing', consumer: 'placed' } as const;

const ordinary: Readonly<Record<Audience, readonly Stage[]>> = {
  recipient: [
    'preparing',
    'courier-accepted',
    'near-vendor',
    'collected',
    'near-customer',
    'delivered',
  ],
  consumer: [
    'placed',
    'to-collection',
    'near-collection',
    'to-delivery',
    'near-delivery',
    'delivered',
  ],
};

const returning: readonly Stage[] = [
  'preparing',
  'courier-accepted',
  'collected',
  'return-initiated',
  'returned',
];

const near: ReadonlySet<string> = new Set(['near-vendor', 'near-customer']);

/** How long it takes until the next thing: nearby is always less than five minutes away (specification 2, section 4). */
export function etaTextOf({
  stage,
  estimated_minutes: minutes,
}: PublicTracking): { key: string; values?: { count: number } } | null {
  if (near.has(stage)) return { key: 'public.eta.near' };
  if (minutes === null) return null;
  const key = stage === 'courier-accepted' ? 'public.eta.collected' : 'public.eta.arrives';
  return { key, values: { count: minutes } };
}
