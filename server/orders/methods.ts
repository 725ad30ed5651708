import { addedMethods } from '#core/rules';
import type { Market, PaymentMethod } from '#schemas';
import type { Db } from '../db/connect.ts';
import { currentFlags, keptFlags } from '../flags/index.ts';
import type { Call } from '../http/serve.ts';
import { isGuest } from '../policy.ts';

type Offered = Pick<Call, 'who' | 'market' | 'deployment'> & { sql: Db };

/** The ways of paying that the market and the deployment's flags offer this caller. */
export async function methodsOffered(call: Offered & Pick<Call, 'kept'>): Promise<PaymentMethod[]> {
  if (isGuest(call.who)) return ofGuests(call.market);
  return [...call.market.paymentMethods, ...addedMethods(await keptFlags(call))];
}

/** The same inside a transaction, which asks for itself. */
export async function methodsOfferedIn({
  sql,
  who,
  market,
  deployment,
}: Offered): Promise<PaymentMethod[]> {
  if (isGuest(who)) return ofGuests(market);
  return [...market.paymentMethods, ...addedMethods(await currentFlags(sql, deployment))];
}

/** Nobody can be billed for a guest: the rider collects the money, or it was paid online before. */
function ofGuests({ paymentMethods }: Market): PaymentMethod[] {
  return paymentMethods.filter((method) => method === 'CASH_ON_DELIVERY');
}
