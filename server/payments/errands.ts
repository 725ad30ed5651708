import * as z from 'zod/mini';
import { amountOf, endings, minorOf } from '#core/rules';
import type { CurrencyCode, UnixTime } from '#schemas';
import type { Tx } from '../db/connect.ts';
import { readMinor, type StoredMinor } from '../db/minor.ts';
import { type ErrandKind, kindOf } from '../errands/index.ts';
import { lockOrder, recordChange } from '../orders/journal.ts';
import { findIntent, isSettled } from './intents.ts';
import { learn, type Tools } from './learn.ts';
import { byHand } from './refund-by-hand.ts';

/** Triggers promise both (`0157_payments_are_errands.sql`). */
const payload = z.object({ intent_id: z.string() });

/** A payment is known, and what was cancelled is paid back, however long its provider is away: it is tried for about two days. */
const manner = { atOnce: 5, patience: 30, waits: { first: 5, longest: 1800 }, mostTries: 100 };

/** What is done about payments beside the requests: they are followed to their end, and money that was paid for what is cancelled is given back. */
export function paymentErrands(tools: Tools): readonly ErrandKind[] {
  return [
    kindOf(
      { name: 'payment', payload },
      { ...manner, work: ({ intent_id }) => look(tools, intent_id) },
    ),
    kindOf(
      { name: 'refund', payload },
      { ...manner, work: ({ intent_id }) => refund(tools, intent_id, endedEarly) },
    ),
    kindOf(byHand, { ...manner, work: ({ intent_id }) => refund(tools, intent_id, endings) }),
  ];
}

/** Asks about a payment; answers when to ask again, the later the longer it has waited, where it is not settled. */
async function look(tools: Tools, id: string): Promise<UnixTime | undefined> {
  const intent = await findIntent(tools.sql, id);
  const after = intent && (await learn(tools, intent));
  if (!after || isSettled(after)) return undefined;
  const now = tools.clock();
  if (after.state === 'open') return Math.max(now, after.expires_at);
  return now + Math.min(15, Math.max(2, (now - after.created_at) / 4));
}

type Due = { order_id: string; amount_minor: StoredMinor; currency: CurrencyCode; kept: number };

const endedEarly: ReadonlySet<string> = new Set(['CANCELLED', 'STALLED']);

/** Whose order ended in one of these ways gets their money back, less what they were told it would cost to cancel. */
async function refund(
  { sql, payments, clock }: Tools,
  id: string,
  ended: ReadonlySet<string>,
): Promise<undefined> {
  const [due] = await sql<Due[]>`
    select i.amount_minor, i.currency, i.order_id, coalesce((o.record #>> '{cancellation,charge}')::float8, 0) as kept
    from payment_intents i join orders o on o.id = i.order_id
    where i.id = ${id} and i.state = 'succeeded' and i.refunded_at is null
      and o.status = any(${[...ended]})`;
  if (!due) return;
  await payments.refund(id, minorOf(due.kept, due));
  await sql.begin((tx) => noteRefund(tx, id, due, clock()));
}

/** The order says what was given back; once, no matter who else has asked for it. */
async function noteRefund(tx: Tx, id: string, due: Due, now: UnixTime): Promise<void> {
  const { order_id, amount_minor, kept } = due;
  const noted = await tx`update payment_intents set refunded_at = ${now}
    where id = ${id} and refunded_at is null returning id`;
  const order = noted.length > 0 ? await lockOrder(tx, order_id) : undefined;
  const given = readMinor(amount_minor) - minorOf(kept, due);
  if (!order || given <= 0n) return;
  const refund = { amount: amountOf(given, due), created_at: now };
  await recordChange(tx, order, { refund }, now);
}
