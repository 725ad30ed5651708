import * as z from 'zod/mini';
import { amountOf, endings, type Minor, minorOf } from '#core/rules';
import type { CurrencyCode, UnixTime } from '#schemas';
import type { Tx } from '../db/connect.ts';
import { readMinor, type StoredMinor } from '../db/minor.ts';
import { type ErrandKind, kindOf } from '../errands/index.ts';
import { lockOrder, recordChange } from '../orders/journal.ts';
import { refundOf } from './coins.ts';
import { holderOf } from './holder.ts';
import { findIntent, isSettled } from './intents.ts';
import { learn, type Tools } from './learn.ts';
import { byHand } from './refund-by-hand.ts';

/** The payload of both errands, which triggers promise (`0157_payments_are_errands.sql`). */
const payload = z.object({ intent_id: z.string() });

/** How both are tried: for about two days, in case the provider is away. */
const manner = { atOnce: 5, patience: 30, waits: { first: 5, longest: 1800 }, mostTries: 100 };

/** The errands that follow payments to their end, and refund cancelled orders. */
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

/** Asks about a payment; answers when to ask again if it is not settled, with growing pauses. */
async function look(tools: Tools, id: string): Promise<UnixTime | undefined> {
  const intent = await findIntent(tools.sql, id);
  const after = intent && (await learn(tools, intent));
  if (!after || isSettled(after)) return undefined;
  const now = tools.clock();
  if (after.state === 'open') return Math.max(now, after.expires_at);
  // A provider with its own page also sends events.
  const longest = holderOf(tools, after).hosted ? 60 : 15;
  return now + Math.min(longest, Math.max(2, (now - after.created_at) / 4));
}

type Due = {
  order_id: string;
  amount_minor: StoredMinor;
  currency: CurrencyCode;
  processor: string | null;
  kept: number;
};

const endedEarly: ReadonlySet<string> = new Set(['CANCELLED', 'STALLED']);

/** Refunds an order that ended in one of these statuses, less the cancellation charge. */
async function refund(tools: Tools, id: string, ended: ReadonlySet<string>): Promise<undefined> {
  const { sql, clock } = tools;
  const [due] = await sql<Due[]>`
    select i.amount_minor, i.currency, i.order_id, i.processor,
      coalesce((o.record #>> '{cancellation,charge}')::float8, 0) as kept
    from payment_intents i join orders o on o.id = i.order_id
    where i.id = ${id} and i.state = 'succeeded' and i.refunded_at is null
      and o.status = any(${[...ended]})`;
  if (!due) return;
  const { currency } = due;
  const holder = holderOf(tools, due);
  const given = refundOf(
    readMinor(due.amount_minor),
    minorOf(due.kept, due),
    holder.coin(currency),
  );
  if (given > 0n) await holder.refund({ reference: id, amount_minor: given, currency });
  await sql.begin((tx) => noteRefund(tx, { id, given, ...due }, clock()));
}

/** Notes the refund in the order, once. */
async function noteRefund(
  tx: Tx,
  { id, order_id, given, ...money }: Due & { id: string; given: Minor },
  now: UnixTime,
): Promise<void> {
  const noted = await tx`update payment_intents set refunded_at = ${now}
    where id = ${id} and refunded_at is null returning id`;
  const order = noted.length > 0 ? await lockOrder(tx, order_id) : undefined;
  if (!order || given === 0n) return;
  const refund = { amount: amountOf(given, money), created_at: now };
  await recordChange(tx, order, { refund }, now);
}
