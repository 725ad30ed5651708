import { withoutCrumbs } from '#core/rules';
import type { UnixTime } from '#schemas';
import type { Sql, Tx } from '../db/connect.ts';
import { lockOrder, recordChange } from '../orders/journal.ts';
import { findIntent } from './intents.ts';
import { learn, type Tools } from './learn.ts';

/** Seconds until a payment whose turn failed is looked at again, so that it keeps none from its own. */
const pause = 60;

/** One round: what waits is asked about, what took too long is given up, what was cancelled is given back. */
export async function reconcile(tools: Tools, isStopping = () => false): Promise<void> {
  const { sql } = tools;
  const now = tools.clock();
  const waiting = await sql<{ id: string }[]>`
    select id from payment_intents
    where (state in ('confirming', 'challenge') or (state = 'open' and expires_at <= ${now}))
      and coalesce(look_after, 0) <= ${now}
    order by created_at limit 500`;
  await each({ ...tools, isStopping }, waiting, async ({ id }) => {
    const intent = await findIntent(sql, id);
    if (intent) await learn(tools, intent);
  });
  if (!isStopping()) await refundCancelled({ ...tools, isStopping });
}

type Round = Tools & { isStopping: () => boolean };

/** Does a thing for each payment; one that fails is logged, rests for a while, and keeps nobody else waiting. */
async function each<Payment extends { id: string }>(
  { sql, clock, log, isStopping }: Round,
  payments: readonly Payment[],
  work: (payment: Payment) => Promise<void>,
): Promise<void> {
  for (const payment of payments) {
    if (isStopping()) return;
    try {
      await work(payment);
    } catch (err) {
      log.error({ err, payment: payment.id }, 'a payment stumbled');
      await sql`update payment_intents set look_after = ${clock() + pause} where id = ${payment.id}`;
    }
  }
}

/** Who ordered what was cancelled gets their money back, less what they were told it would cost. */
async function refundCancelled(tools: Round): Promise<void> {
  const { sql, payments, clock } = tools;
  await closeFinished(sql);
  const due = await sql<Due[]>`
    select i.id, i.amount, i.order_id, coalesce((o.record #>> '{cancellation,charge}')::float8, 0) as kept
    from payment_intents i join orders o on o.id = i.order_id
    where i.state = 'succeeded' and not i.closed and o.status in ('CANCELLED', 'STALLED')
      and coalesce(i.look_after, 0) <= ${clock()}
    limit 100`;
  await each(tools, due, async (payment) => {
    await payments.refund(payment.id, payment.kept);
    await sql.begin((tx) => noteRefund(tx, payment, clock()));
  });
}

/** What was paid for an order that came to its end is looked at no more: else each round would look at all there ever were. */
async function closeFinished(sql: Sql): Promise<void> {
  await sql`update payment_intents i set closed = true from orders o
    where i.state = 'succeeded' and not i.closed and o.id = i.order_id
      and (i.refunded_at is not null or (o.over and o.status not in ('CANCELLED', 'STALLED')))`;
}

type Due = { id: string; order_id: string; amount: number; kept: number };

/** The order says what was given back; once, no matter who else has asked for it. */
async function noteRefund(tx: Tx, { id, order_id, amount, kept }: Due, now: UnixTime) {
  const noted = await tx`update payment_intents set refunded_at = ${now}, closed = true
    where id = ${id} and refunded_at is null returning id`;
  const order = noted.length > 0 ? await lockOrder(tx, order_id) : undefined;
  const given = Math.max(0, amount - kept);
  if (!order || given === 0) return;
  await recordChange(tx, order, { refund: { amount: withoutCrumbs(given), created_at: now } }, now);
}
