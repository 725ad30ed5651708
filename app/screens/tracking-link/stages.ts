import { type Audience, minutesUntil, type Stage } from '#core/rules';
import type { PublicTracking, UnixTime } from '#schemas';

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

/** How long it takes until the rider has the goods: what is next before anybody can expect them at the door. */
export function pickupTextOf(
  { stage, expected_at: at }: Pick<PublicTracking, 'stage' | 'expected_at'>,
  now: UnixTime,
): PickupText | null {
  if (!beforePickup.has(stage) || at === null || at === undefined) return null;
  const minutes = minutesUntil(at, now);
  if (minutes < 0) return { key: 'public.eta.late', values: { count: -minutes } };
  const key = 'public.eta.collected';
  return minutes === 0 ? { key: `${key}.soon` } : { key, values: { count: minutes } };
}

type PickupText = { key: string; values?: { count: number } };

const beforePickup: ReadonlySet<string> = new Set<Stage>([
  'preparing',
  'courier-accepted',
  'near-vendor',
]);
