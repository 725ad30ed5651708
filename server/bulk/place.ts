import {
  amountOf,
  type BulkOrder,
  creationOf,
  isOpenAt,
  pickupEstimationOf,
  pickupTasksOf,
  rowProblem,
} from '#core/rules';
import type { BulkProblem, Order, OrderCreation, Position, UnixTime } from '#schemas';
import type { Sql, Tx } from '../db/connect.ts';
import type { Dispatcher } from '../dispatch/dispatcher.ts';
import { bodyHashOf } from '../http/idempotency.ts';
import { isUnreachable } from '../http/unreachable.ts';
import type { Deps } from '../module.ts';
import { NextNumber } from '../orders/numbers.ts';
import { isPickupCodeTaken } from '../orders/pickup-codes.ts';
import { placeOrder } from '../orders/place.ts';
import type { PlaceableOrder } from '../orders/placeable.ts';
import { type Circumstances, finishJob } from './jobs.ts';
import { codeTaken, judgeFor } from './judge.ts';
import { positionOfRow, type RawRow, type StoredRow, storedOf } from './rows.ts';

export type Placing = Pick<Deps, 'sql' | 'clock' | 'log' | 'numbers' | 'dispatcher'> & {
  isStopped: () => boolean;
};

/** Tries of a row that fails unexpectedly. */
const mostTries = 3;

/**
 * Places the rows of a job one by one. A row and its order are stored in one transaction, so that a killed process leaves no doubt;
 * instances can work on the same job at the same time.
 */
export async function placeRows(world: Placing, circumstances: Circumstances): Promise<void> {
  const { jobId, vendor } = circumstances;
  const tries = new Map<number, number>();
  const number = new NextNumber(world.numbers, vendor.vendor_id);
  let left = await countLeft(world.sql, jobId);
  while (left > 0 && !world.isStopped()) {
    const next: Next = { orderNumber: await number.hold() };
    try {
      const became = await placeNext(world, circumstances, next);
      if (became === 'none') break;
      if (became === 'placed') number.used();
      left -= 1;
    } catch (cause) {
      number.used();
      if (next.row === undefined || isUnreachable(cause)) throw cause;
      const tried = (tries.get(next.row) ?? 0) + 1;
      tries.set(next.row, tried);
      world.log.error({ err: cause, jobId, row: next.row }, 'a row could not be placed');
      if (tried >= mostTries) await giveUp(world.sql, jobId, next.row);
    }
    if (left === 0) left = await countLeft(world.sql, jobId);
  }
  await finishJob(world.sql, jobId);
}

/** The row that is being placed, once it is known, and the number that its order will have. */
type Next = { row?: number; orderNumber: number };

async function countLeft(sql: Sql, jobId: string): Promise<number> {
  const [row] = await sql<{ left: number }[]>`
    select count(*)::int as left from bulk_rows where job_id = ${jobId} and state = 'placing'`;
  return row?.left ?? 0;
}

/** Places the next row that no other worker has locked; `none` when there is none. */
function placeNext(
  world: Placing,
  circumstances: Circumstances,
  next: Next,
): Promise<'placed' | 'failed' | 'none'> {
  const { jobId } = circumstances;
  return world.sql.begin(async (tx) => {
    const [taken] = await tx<(RawRow & { placed_by: string; is_open: boolean })[]>`
      select row.*, job.currency, job.placed_by, vendor.is_active as is_open
      from bulk_rows row join bulk_jobs job on job.id = row.job_id
        join vendors vendor on vendor.id = job.vendor_id
      where row.job_id = ${jobId} and row.state = 'placing' and job.phase = 'placing'
      order by row.number limit 1 for update of row skip locked`;
    if (!taken) return 'none';
    next.row = taken.number;
    if (!taken.is_open) {
      await fail(tx, jobId, taken.number, [shut]);
      return 'failed';
    }
    const { placed_by: userId } = taken;
    const given = { row: storedOf(taken), userId, number: next.orderNumber };
    const isPlaced = await placeRow(tx, world, circumstances, given);
    return isPlaced ? 'placed' : 'failed';
  });
}

/** Checks a row again, since time has passed and other orders came, and places it; answers whether it was placed. */
async function placeRow(
  tx: Tx,
  { clock, dispatcher }: Placing,
  circumstances: Circumstances,
  { row, userId, number }: { row: StoredRow; userId: string; number: number },
): Promise<boolean> {
  const { jobId, market, vendor, source } = circumstances;
  const now = clock();
  const judge = await judgeFor(tx, circumstances, [row.cells], now);
  const { order, errors } = judge.check(row.cells);
  const position = order?.position ?? positionOfRow(row);
  if (order === null || position === null) return fail(tx, jobId, row.number, errors);
  const fee = judge.feeOf(order, position);
  const problems = [
    ...judge.problemsOf(order, position),
    ...(isOpenFor(order, circumstances, now) ? [] : [closed]),
    ...(judge.costOf(order, position) === row.delivery_fee_minor ? [] : [feeChanged]),
  ];
  if (problems.length > 0) return fail(tx, jobId, row.number, problems);
  const asked = bodyOf(order, circumstances, { position, fee: amountOf(fee, market) });
  const placement = { userId, key: `bulk/${jobId}/${row.number}`, bodyHash: bodyHashOf(asked) };
  const given = { asked, vendor, market, source, now, placement, number };
  const placed = await (order.pickupCode === null
    ? placeOrder(tx, dispatcher, given)
    : placeWithCode(tx, dispatcher, given));
  if (placed === null) return fail(tx, jobId, row.number, [codeTaken]);
  await tx`update bulk_rows set state = 'placed', errors = '[]', order_id = ${placed.order_id}
    where job_id = ${jobId} and number = ${row.number}`;
  return true;
}

/** Null when another order has taken the pickup code since the check; nothing of the order is stored then. */
function placeWithCode(
  tx: Tx,
  dispatcher: Dispatcher,
  given: PlaceableOrder,
): Promise<Order | null> {
  return tx
    .savepoint((part) => placeOrder(part, dispatcher, given))
    .catch((cause) => {
      if (isPickupCodeTaken(cause)) return null;
      throw cause;
    });
}

const shut: BulkProblem = { field: 'row', key: 'request.store-unavailable' };
const closed: BulkProblem = { field: 'row', key: 'request.error.outside-hours' };
const feeChanged = rowProblem('row', 'fee-changed');

function isOpenFor(
  { preorderedFor }: BulkOrder,
  { market, deployment }: Circumstances,
  now: UnixTime,
): boolean {
  return isOpenAt(market.serviceHours, preorderedFor ?? now, deployment.timezone);
}

async function fail(
  sql: Sql | Tx,
  jobId: string,
  number: number,
  problems: readonly BulkProblem[],
): Promise<false> {
  const errors = problems.length > 0 ? problems : [rowProblem('row', 'not-placed')];
  await sql`
    update bulk_rows set state = 'failed', errors = ${JSON.stringify(errors)}::text::jsonb
    where job_id = ${jobId} and number = ${number} and state = 'placing'`;
  return false;
}

function giveUp(sql: Sql, jobId: string, number: number): Promise<false> {
  return fail(sql, jobId, number, []);
}

/** The row as the body of POST /order; its fee needs no signature, since we computed it. */
function bodyOf(
  order: BulkOrder,
  { vendor, deployment }: Circumstances,
  { position, fee }: { position: Position; fee: number },
): OrderCreation {
  const priced = { vendor_id: vendor.vendor_id, delivery_fee: fee, signature: '' };
  return {
    ...creationOf(order, position, priced),
    ...pickupTasksOf(order.pickupCode),
    ...(Object.keys(order.features).length > 0 && { features: order.features }),
    ...(order.preorderedFor !== null && { preordered_for: order.preorderedFor }),
    login_pickup_estimation: pickupEstimationOf(vendor, deployment),
  };
}
