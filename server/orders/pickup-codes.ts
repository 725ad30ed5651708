import { comparedCode, isOver, wasCollected } from '#core/rules';
import type { Id, Market, Order, OrderCreation, UnixTime } from '#schemas';
import { daysOf } from '../clock.ts';
import type { Db, Tx } from '../db/connect.ts';
import { Refusal, refusal } from '../http/refusal.ts';

type Asked = Pick<OrderCreation, 'vendor_id' | 'pickup_tasks' | 'sender' | 'preordered_for'>;
/** The day of a code: codes are unique within a day of the market, since shops number their tickets daily. */
type When = { market: Pick<Market, 'timezone'>; now: UnixTime };

/** Whether a code (as `comparedCode` returns it) is taken by another order at a time. */
export type IsTaken = (code: string, moment: UnixTime) => boolean;

/**
 * Takes a pickup code for an order, or refuses; the table's keys decide between parallel orders. Call it in the order's transaction,
 * after the voucher and before the feed numbers.
 */
export async function claimPickupCode(
  tx: Tx,
  asked: Asked,
  { orderId, market, now }: When & { orderId: Id },
): Promise<void> {
  const code = codeNamedBy(asked);
  if (code === '') return;
  const day = daysOf(market.timezone)(asked.preordered_for ?? now);
  const claimed = await tx`
    insert into pickup_codes (vendor_id, code, day, order_id)
    values (${asked.vendor_id}, ${code}, ${day}, ${orderId}) on conflict do nothing returning code`;
  if (claimed.length === 0) throw pickupCodeTaken();
}

/** Whether an order has a pickup code. */
export function namesCode(asked: Asked): boolean {
  return codeNamedBy(asked) !== '';
}

/** Refuses a taken code before anybody pays; `claimPickupCode` decides finally. */
export async function requireFreeCode(sql: Db, asked: Asked, { market, now }: When): Promise<void> {
  const code = codeNamedBy(asked);
  if (code === '') return;
  const isTaken = await takenCodes(sql, asked.vendor_id, [code], market);
  if (isTaken(code, asked.preordered_for ?? now)) throw pickupCodeTaken();
}

/** Which codes are taken at this outlet: by orders under way, and by collected ones of the same day. */
export async function takenCodes(
  sql: Db,
  vendorId: Id,
  codes: readonly string[],
  { timezone }: When['market'],
): Promise<IsTaken> {
  const asked = [...new Set(codes)].filter((code) => code !== '');
  if (asked.length === 0) return () => false;
  const rows = await sql<{ code: string; day: string; finished: boolean }[]>`
    select code, day::text, finished from pickup_codes
    where vendor_id = ${vendorId} and code = any(${asked})`;
  if (rows.length === 0) return () => false;
  const dayOf = daysOf(timezone);
  return (code, moment) => {
    const day = dayOf(moment);
    return rows.some((row) => row.code === code && (!row.finished || row.day === day));
  };
}

/**
 * Releases the code of an ended order; a collected one keeps it for its day. Call it after the voucher and before the feed numbers, as
 * when a code is taken.
 */
export async function releasePickupCode(tx: Tx, order: Order): Promise<void> {
  if (!order.pickup_code || !isOver(order)) return;
  const { order_id: id } = order;
  if (wasCollected(order)) await tx`update pickup_codes set finished = true where order_id = ${id}`;
  else await tx`delete from pickup_codes where order_id = ${id}`;
}

export function isPickupCodeTaken(cause: unknown): boolean {
  return cause instanceof Refusal && cause.faults.some(({ meta }) => meta?.translation_key === key);
}

/** The code of an order; empty for guests, whose codes belong to no outlet. */
function codeNamedBy({ pickup_tasks, sender }: Asked): string {
  return sender === undefined ? comparedCode(pickup_tasks?.pickup_code) : '';
}

const key = 'request.pickup-code.submit.validation-error.taken';

function pickupCodeTaken(): Refusal {
  return refusal(400, 'InvalidOrder', 'Another order has this pickup code.', {
    ...{ key, field: 'pickupCode' },
  });
}
