import * as z from 'zod/mini';
import { isOver } from '#core/rules';
import type { Order, UnixTime } from '#schemas';
import type { Db, Fragment, Tx } from '../db/connect.ts';
import { promiseErrand } from '../errands/index.ts';
import { type Refusal, refusal } from '../http/refusal.ts';
import { lockIntent } from './intents.ts';

/** A refund that somebody has decided on, whatever became of the order; its errand is none that other versions take. */
export const byHand = { name: 'refund-by-hand', payload: z.object({ intent_id: z.string() }) };

/** Whether the refund of a payment is promised and not through; `i` is its row. */
export function refundUnderway(sql: Db): Fragment {
  return sql`exists (select 1 from errands e where e.kind in ('refund', ${byHand.name})
    and e.payload ->> 'intent_id' = i.id and e.given_up_at is null)`;
}

/**
 * Promises to give back what was paid for an order that is over, once. One that was cancelled gives back what it has to by itself; of
 * one that is under way nobody knows yet what it will cost.
 */
export async function promiseRefund(
  tx: Tx,
  id: string,
  now: UnixTime,
): Promise<'promised' | Refusal> {
  const intent = await lockIntent(tx, id);
  if (!intent) return refusal(404, 'NotFound', `There is no payment ${id}.`, at);
  const [row] = await tx<{ refunded: boolean; underway: boolean; order: Order | null }[]>`
    select i.refunded_at is not null as refunded, ${refundUnderway(tx)} as underway, o.record as order
    from payment_intents i left join orders o on o.id = i.order_id where i.id = ${id}`;
  if (row?.refunded || row?.underway)
    return refusal(409, 'AlreadyRefunded', 'This payment was given back, or is about to be.', at);
  if (intent.state !== 'succeeded' || !row?.order || !isOver(row.order))
    return refusal(
      409,
      'NotRefundable',
      'Only what was paid for an order that is over is given back.',
      at,
    );
  await promiseErrand(tx, byHand, { intent_id: id }, { now, about: id });
  return 'promised';
}

const at = { key: 'alert.error', field: 'params.paymentId' };
