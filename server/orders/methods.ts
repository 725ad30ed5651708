import { addedMethods, methodsOffered } from '#core/rules';
import type { PaymentMethod } from '#schemas';
import type { Db } from '../db/connect.ts';
import { currentFlags, keptFlags } from '../flags/current.ts';
import type { Call } from '../http/serve.ts';
import { isGuest } from '../policy.ts';

type Asked = Pick<Call, 'who' | 'market' | 'deployment' | 'clock'> & { sql: Db };

/** The ways of paying that the market and the deployment's flags offer this caller. */
export function methodsFor(call: Asked & Pick<Call, 'kept'>): Promise<PaymentMethod[]> {
  return offeredMethods(call, () => keptFlags(call));
}

/** The same inside a transaction, without the cache. */
export function methodsForIn(call: Asked): Promise<PaymentMethod[]> {
  return offeredMethods(call, () => currentFlags(call.sql, call.deployment, call.clock()));
}

type Flags = Parameters<typeof addedMethods>[0];

async function offeredMethods(
  { market, who }: Asked,
  flags: () => Promise<Flags>,
): Promise<PaymentMethod[]> {
  const isGuestCall = isGuest(who);
  // No flag adds a way of paying for guests.
  const added = isGuestCall ? [] : addedMethods(await flags());
  return methodsOffered(market, { isGuest: isGuestCall, added });
}
