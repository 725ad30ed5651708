import type { Order, UnixTime } from '#schemas';

/** Minutes after which an order that was wanted at once should be there (specification 2, section 9). */
const promisedMinutes = 60;

/** Whether an order is later than its market bears: so many minutes after it should have been there. */
export function isLate(
  { created_at, preordered_for }: Pick<Order, 'created_at' | 'preordered_for'>,
  lateMinutes: number,
  now: UnixTime,
): boolean {
  const promised = preordered_for ?? created_at + promisedMinutes * 60;
  return now > promised + lateMinutes * 60;
}
