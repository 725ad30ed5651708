import { isOver } from '#core/rules';
import type { Order, UnixTime } from '#schemas';
import type { Sql, Tx } from '../db/connect.ts';
import { promiseHandOver } from '../dispatch/hand-over.ts';
import { promiseErrand } from '../errands/index.ts';
import type { Deps } from '../module.ts';
import { tellHappened } from '../observe/happened.ts';
import { lockOrder, recordChange } from '../orders/journal.ts';
import { changeIntent, type Intent, isSettled, lockIntent } from './intents.ts';
import { promiseReceipt } from './mails.ts';
import type { ChargeState } from './provider.ts';
import { byHand } from './refund-by-hand.ts';

export type Settling = Pick<Deps, 'deployments'> & {
  sql: Sql;
  now: UnixTime;
};

/**
 * Stores the provider's outcome of a payment: payment, order and hand-over change in one transaction, and only once, since a settled
 * payment is final.
 */
export function settle(
  { sql, deployments, now }: Settling,
  id: string,
  said: ChargeState,
): Promise<Intent | undefined> {
  return sql.begin(async (tx) => {
    const intent = await lockIntent(tx, id);
    if (!intent || isSettled(intent)) return intent;
    if (said.state === 'unknown') return intent;
    if (said.state === 'challenge') {
      return changeIntent(tx, intent, { state: 'challenge', redirect_url: said.redirectUrl });
    }
    const order = intent.order_id === null ? undefined : await lockOrder(tx, intent.order_id);
    const { state } = said;
    if (order && isOver(order)) {
      // It was ended while its payer was at the bank: nobody rides for it, so the money goes back.
      if (state === 'succeeded') await promiseErrand(tx, byHand, { intent_id: id }, { now });
    } else if (order && state === 'succeeded') {
      await commit(tx, order, now);
      await promiseReceipt(tx, { deployments, now }, intent, order);
    } else if (order && state !== 'succeeded') await giveUp(tx, order, state, now);
    const reason = said.state === 'failed' ? said.reason : null;
    tellHappened('payment', { state });
    return changeIntent(tx, intent, { state, reason });
  });
}

/** Commits a paid order, and promises its hand-over. */
async function commit(tx: Tx, order: Order, now: UnixTime): Promise<void> {
  await promiseHandOver(tx, 'request', order.order_id, now);
  await recordChange(tx, order, { status: 'PAYMENT_COMMITTED' }, now);
}

/** Ends an order that was not paid, and frees the draft's key for another try. */
async function giveUp(
  tx: Tx,
  order: Order,
  state: 'failed' | 'cancelled',
  now: UnixTime,
): Promise<void> {
  const status = state === 'failed' ? 'PAYMENT_FAILED' : 'PAYMENT_CANCELLED';
  const nobody = { estimated_pickup_minutes: null, estimated_delivery_minutes: null };
  await recordChange(tx, order, { status, ...nobody }, now);
  await tx`update orders set idempotency_key = null where id = ${order.order_id}`;
}
