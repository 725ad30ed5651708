import type { Dispatcher } from '../fleet/dispatcher.ts';
import type { Deps } from '../module.ts';
import { changeIntent, findIntent, type Intent, isSettled, lockIntent } from './intents.ts';
import { payOriginOf } from './origin.ts';
import { type Settling, settle } from './settle.ts';

type Tools = Pick<Deps, 'sql' | 'clock' | 'payments' | 'deployments' | 'markets' | 'config'> & {
  dispatcher: Dispatcher;
};

/** Asks the provider what became of a payment, and writes it down: a lost answer and a closed tab change nothing. */
export async function learn(tools: Tools, intent: Intent): Promise<Intent> {
  if (isSettled(intent)) return intent;
  const { clock, payments, config } = tools;
  if (intent.expires_at <= clock()) return giveUp(tools, intent);
  if (intent.state === 'open') return intent;
  const origin = payOriginOf(deploymentOf(tools, intent), intent.origin, config.paymentPort);
  const said = await payments.outcome(intent.id, origin);
  return (await settle(settlingOf(tools, intent), intent.id, said)) ?? intent;
}

/** Ends a payment that nobody finished. The provider has the last word: it may have charged in the meantime. */
export async function giveUp(tools: Tools, intent: Intent): Promise<Intent> {
  const { sql, payments } = tools;
  if (intent.state === 'open') {
    const left = await sql.begin(async (tx) => {
      const locked = await lockIntent(tx, intent.id);
      return locked?.state === 'open' ? changeIntent(tx, locked, { state: 'cancelled' }) : locked;
    });
    if (!left || isSettled(left)) return left ?? intent;
  }
  const said = await payments.cancel(intent.id);
  return (await settle(settlingOf(tools, intent), intent.id, said)) ?? intent;
}

/** One round: what waits is asked about, what took too long is given up, what was cancelled is given back. */
export async function reconcile(tools: Tools): Promise<void> {
  const { sql } = tools;
  const waiting = await sql<{ id: string }[]>`
    select id from payment_intents where state in ('confirming', 'challenge')
      or (state = 'open' and expires_at <= ${tools.clock()})
    order by created_at limit 100`;
  for (const { id } of waiting) {
    const intent = await findIntent(sql, id);
    if (intent) await learn(tools, intent);
  }
  await refundCancelled(tools);
}

/** Whoever's order was cancelled gets their money back, less what they were told it would cost. */
async function refundCancelled({ sql, payments, clock }: Tools): Promise<void> {
  const due = await sql<{ id: string; kept: number }[]>`
    select i.id, coalesce((o.record #>> '{cancellation,charge}')::float8, 0) as kept
    from payment_intents i join orders o on o.id = i.order_id
    where i.state = 'succeeded' and i.refunded_at is null and o.status in ('CANCELLED', 'STALLED')
    limit 100`;
  for (const { id, kept } of due) {
    await payments.refund(id, kept);
    await sql`update payment_intents set refunded_at = ${clock()}
      where id = ${id} and refunded_at is null`;
  }
}

function settlingOf(tools: Tools, intent: Intent): Settling {
  const { sql, clock, dispatcher, markets } = tools;
  const market = markets.get(deploymentOf(tools, intent).country);
  if (!market) throw new Error(`there is no market for ${intent.deployment}`);
  return { sql, market, dispatcher, now: clock() };
}

function deploymentOf({ deployments }: Tools, { deployment: id }: Intent) {
  const found = deployments.all.find((each) => each.id === id);
  if (!found) throw new Error(`there is no deployment ${id}`);
  return found;
}
