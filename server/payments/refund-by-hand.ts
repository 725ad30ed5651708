import * as z from 'zod/mini';
import { isOver } from '#core/rules';
import type { Order, UnixTime } from '#schemas';
import type { Db, Fragment, Tx } from '../db/connect.ts';
import { promiseErrand } from '../errands/index.ts';
import { type Refusal, refusal } from '../http/refusal.ts';
import { lockIntent } from './intents.ts';

/** The errand of a refund that an operator decided. It has its own name, so that older versions do not take it. */
export const byHand = { name: 'refund-by-hand', payload: z.object({ intent_id: z.string() }) };

/** The condition that a payment's refund is promised and not done; `i` is its row. */
export function refundUnderway(sql: Db): Fragment {
  return sql`exists (select 1 from errands e where e.kind in ('refund', ${byHand.name})
    and e.payload ->> 'intent_id' = i.id and e.given_up_at is null)`;
}

/**
 * Promises a refund for an ended order, once. Refused for a cancelled one, which is refunded by itself, and for one under way, whose
 * cost is not known yet.
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
