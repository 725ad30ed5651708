import type { Market, PaymentMethod } from '#schemas';
import { onlinePayment } from './payload.ts';

/** Nobody can be billed for a guest: the rider collects, or it is paid online. */
export const guestMethods: ReadonlySet<string> = new Set(['CASH_ON_DELIVERY', onlinePayment]);

/** The country's ways of paying that are open to somebody in this mode (specification 2, section 6). */
export function methodsOffered({
  market,
  mode,
}: {
  market: Pick<Market, 'paymentMethods'>;
  mode: string;
}): PaymentMethod[] {
  return market.paymentMethods.filter((method) => mode !== 'GUEST' || guestMethods.has(method));
}
