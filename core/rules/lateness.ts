import type { Order, UnixTime } from '#schemas';

/** Minutes within which an order without a chosen time should arrive (specification 2, section 9). */
export const promisedMinutes = 60;

/** Whether an order is more than `lateMinutes` past the time that it should have arrived. */
export function isLate(
  { created_at, preordered_for }: Pick<Order, 'created_at' | 'preordered_for'>,
  lateMinutes: number,
  now: UnixTime,
): boolean {
  const promised = preordered_for ?? created_at + promisedMinutes * 60;
  return now > promised + lateMinutes * 60;
}
