import type { Deps } from '../module.ts';
import { changeIntent, type Intent, isSettled, lockIntent } from './intents.ts';
import { payOriginOf } from './origin.ts';
import { type Settling, settle } from './settle.ts';

/** What it takes to follow a payment to its end. */
export type Tools = Pick<Deps, 'sql' | 'clock' | 'log' | 'payments' | 'deployments' | 'config'>;

/** Asks the provider what became of a payment, and writes it down: a lost answer and a closed tab change nothing. */
export async function learn(tools: Tools, intent: Intent): Promise<Intent> {
  if (isSettled(intent)) return intent;
  const { clock, payments, config } = tools;
  if (intent.expires_at <= clock()) return giveUp(tools, intent);
  if (intent.state === 'open') return intent;
  const origin = payOriginOf(deploymentOf(tools, intent), intent.origin, config.paymentPort);
  const said = await payments.outcome(intent.id, origin);
  return (await settle(settlingOf(tools), intent.id, said)) ?? intent;
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
  return (await settle(settlingOf(tools), intent.id, said)) ?? intent;
}

function settlingOf({ sql, clock, deployments }: Tools): Settling {
  return { sql, deployments, now: clock() };
}

function deploymentOf({ deployments }: Tools, { deployment: id }: Intent) {
  const found = deployments.all.find((each) => each.id === id);
  if (!found) throw new Error(`there is no deployment ${id}`);
  return found;
}
