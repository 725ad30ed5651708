import type { PublicTracking, UnixTime } from '#schemas';
import { minutesUntil } from './eta.ts';
import { lateFromMinutes } from './order-clock.ts';

/** When a recipient may expect the rider (`at`), and the earlier time that they were told or promised (`was`). */
export type Arrival = {
  readonly at: UnixTime;
  readonly was: UnixTime | null;
  /** Whole minutes until then; negative when it has passed. */
  readonly minutes: number;
};

type Told = Pick<PublicTracking, 'stage' | 'arrives_at' | 'was_at'>;

/** The expected arrival; null without an estimate, and once the order has ended or returns. `first` is the first estimate that this reader was shown. */
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
