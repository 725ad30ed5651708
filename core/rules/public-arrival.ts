import type { PublicTracking, UnixTime } from '#schemas';
import { minutesUntil } from './eta.ts';
import { lateFromMinutes } from './order-clock.ts';

/** When a recipient may expect the rider, and the earlier moment that they were told or promised. */
export type Arrival = {
  readonly at: UnixTime;
  readonly was: UnixTime | null;
  /** Whole minutes until then, and below 0 how many ago it was. */
  readonly minutes: number;
};

type Told = Pick<PublicTracking, 'stage' | 'arrives_at' | 'was_at'>;

/** The arrival of an order that still comes; `first` is what this reader was told before everything else. */
export function arrivalOf(
  { stage, arrives_at: at, was_at: promised }: Told,
  first: UnixTime | null,
  now: UnixTime,
): Arrival | null {
  if (at === null || at === undefined || comesNoMore.has(stage)) return null;
  const was = promised ?? first;
  const isPutOff = was !== null && at - was >= lateFromMinutes * 60;
  return { at, was: isPutOff ? was : null, minutes: minutesUntil(at, now) };
}

const comesNoMore: ReadonlySet<string> = new Set([
  'delivered',
  'return-initiated',
  'returned',
  'cancelled',
]);
