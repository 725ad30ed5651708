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
