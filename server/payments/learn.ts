import type { Deps } from '../module.ts';
import { holderOf } from './holder.ts';
import { changeIntent, type Intent, isSettled, lockIntent } from './intents.ts';
import { payOriginOf } from './origin.ts';
import { type Settling, settle } from './settle.ts';

/** The dependencies for following a payment. */
export type Tools = Pick<Deps, 'sql' | 'clock' | 'log' | 'payments' | 'deployments' | 'config'>;

/** Asks the provider for the outcome of a payment and stores it, whatever became of the page. */
export async function learn(tools: Tools, intent: Intent): Promise<Intent> {
  if (isSettled(intent)) return intent;
  if (intent.expires_at <= tools.clock()) return giveUp(tools, intent);
  if (intent.state === 'open') return intent;
  const origin = payOriginOf(tools, deploymentOf(tools, intent), intent.origin);
  const said = await holderOf(tools, intent).outcome(intent.id, origin);
  return (await settle(settlingOf(tools), intent.id, said)) ?? intent;
}

/** Ends an unfinished payment. The provider decides, since it may have charged meanwhile. */
export async function giveUp(tools: Tools, intent: Intent): Promise<Intent> {
  const left = intent.state === 'open' ? await giveUpUnsent(tools, intent) : intent;
  if (isSettled(left)) return left;
  const said = await holderOf(tools, left).cancel(intent.id);
  return (await settle(settlingOf(tools), intent.id, said)) ?? intent;
}

/** Ends a payment that was never sent; answers its state. */
async function giveUpUnsent({ sql }: Tools, intent: Intent): Promise<Intent> {
  const left = await sql.begin(async (tx) => {
    const locked = await lockIntent(tx, intent.id);
    return locked?.state === 'open' ? changeIntent(tx, locked, { state: 'cancelled' }) : locked;
  });
  return left ?? intent;
}

function settlingOf({ sql, clock, deployments }: Tools): Settling {
  return { sql, deployments, now: clock() };
}

function deploymentOf({ deployments }: Tools, { deployment: id }: Intent) {
  const found = deployments.all.find((each) => each.id === id);
  if (!found) throw new Error(`there is no deployment ${id}`);
  return found;
}
