import { codeOf } from '#core/rules';
import type { Id, Order, OrderCreation } from '#schemas';
import type { Db } from '../db/connect.ts';
import { Refusal, refusal } from '../http/refusal.ts';

type Asked = Pick<OrderCreation, 'vendor_id' | 'pickup_tasks' | 'sender'>;

/**
 * Takes a pickup code for an order, or refuses: two orders that want one code at the same moment are told apart by the
 * table's key. Runs in the transaction that stores the order, behind `nextOrderNumber`, whose lock keeps the outlet's
 * orders in a row, and before anything that goes on beside.
 */
export async function claimPickupCode(tx: Db, asked: Asked, orderId: Id): Promise<void> {
  const code = codeNamedBy(asked);
  if (code === '') return;
  const claimed = await tx`
    insert into pickup_codes (vendor_id, code, order_id)
    values (${asked.vendor_id}, ${code}, ${orderId}) on conflict do nothing returning code`;
  if (claimed.length === 0) throw pickupCodeTaken();
}

/** Refuses a code that another order has, before anybody pays; `claimPickupCode` decides. */
export async function requireFreeCode(sql: Db, asked: Asked): Promise<void> {
  const code = codeNamedBy(asked);
  if (code === '') return;
  const taken = await findTakenCodes(sql, asked.vendor_id, [code]);
  if (taken.size > 0) throw pickupCodeTaken();
}

/** Those of the codes, as `codeOf` writes them, that orders of this outlet have. */
export async function findTakenCodes(
  sql: Db,
  vendorId: Id,
  codes: readonly string[],
): Promise<ReadonlySet<string>> {
  const asked = [...new Set(codes)].filter((code) => code !== '');
  if (asked.length === 0) return new Set();
  const rows = await sql<{ code: string }[]>`
    select code from pickup_codes where vendor_id = ${vendorId} and code = any(${asked})`;
  return new Set(rows.map(({ code }) => code));
}

/** Gives the code of an order back that nobody will collect. Comes last, when the outlet's numbers are locked. */
export async function releasePickupCode(tx: Db, { order_id, status, pickup_code }: Order) {
  if (!pickup_code || !neverCollected.has(status)) return;
  await tx`delete from pickup_codes where order_id = ${order_id}`;
}

export function isPickupCodeTaken(cause: unknown): boolean {
  return cause instanceof Refusal && cause.faults.some(({ meta }) => meta?.translation_key === key);
}

const neverCollected: ReadonlySet<string> = new Set([
  ...['CANCELLED', 'PAYMENT_CANCELLED', 'PAYMENT_FAILED'],
]);

/** Guests collect wherever they say: their codes are no outlet's. */
function codeNamedBy({ pickup_tasks, sender }: Asked): string {
  return sender === undefined ? codeOf({ pickup_code: pickup_tasks?.pickup_code ?? '' }) : '';
}

const key = 'request.pickup-code.submit.validation-error.taken';

function pickupCodeTaken(): Refusal {
  return refusal(400, 'InvalidOrder', 'Another order has this pickup code.', {
    ...{ key, field: 'pickupCode' },
  });
}
