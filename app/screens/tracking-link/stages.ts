import { minutesUntil } from '#core/rules';
import {
  type ConsumerStage,
  consumerStages,
  type PublicStage,
  type PublicTracking,
  publicStages,
  type UnixTime,
} from '#schemas';

/** Who a link is for: the recipient of a shop's order, or two people who send something to each other. */
export type Audience = 'recipient' | 'consumer';

export type Stage = PublicStage | ConsumerStage;

/** The stage as this page's audience is told it; one that this build does not know counts as the first. */
export function stageOf(tracking: PublicTracking, audience: Audience): Stage {
  if (audience === 'consumer' && ways.has(tracking.stage)) return tracking.stage as Stage;
  return audience === 'consumer'
    ? (consumerStages.find((known) => known === tracking.consumer_stage) ?? 'placed')
    : (publicStages.find((known) => known === tracking.stage) ?? 'preparing');
}

/** A parcel that is carried back to its sender is not cancelled and done with, whatever the flow calls it. */
const ways: ReadonlySet<string> = new Set<PublicStage>(['return-initiated', 'returned']);

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

/**
 * How long it takes until the next thing. Near the recipient is less than five minutes away (specification 2, section 4),
 * until the moment for which they were told to expect it has gone by.
 */
export function etaTextOf(
  { stage, expected_at: at }: PublicTracking,
  now: UnixTime,
): EtaText | null {
  const isCarried = stage === 'collected' || stage === 'near-customer';
  const minutes = at === null || at === undefined ? null : minutesUntil(at, now);
  if (minutes !== null && minutes < 0 && !ended.has(stage)) {
    return { key: 'public.eta.late', values: { count: -minutes } };
  }
  if (stage === 'near-customer') return { key: 'public.eta.near' };
  if (minutes === null || ended.has(stage)) return null;
  const key = isCarried ? 'public.eta.arrives' : 'public.eta.collected';
  return minutes === 0 ? { key: `${key}.soon` } : { key, values: { count: minutes } };
}

type EtaText = { key: string; values?: { count: number } };

const ended: ReadonlySet<string> = new Set<Stage>([
  'delivered',
  'return-initiated',
  'returned',
  'cancelled',
]);
