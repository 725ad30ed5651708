import type { Market, PaymentMethod } from '#schemas';
import { onlinePayment } from './choice.ts';

/** Who asks, and the ways of paying that features add to those of the market. */
export type Payer = {
  readonly isGuest: boolean;
  readonly added?: readonly PaymentMethod[];
};

/** The ways of paying that are open to somebody in a market (specification 2, section 6). */
export function methodsOffered(
  { paymentMethods }: Pick<Market, 'paymentMethods'>,
  { isGuest, added = [] }: Payer,
): PaymentMethod[] {
  const all = [...paymentMethods, ...added];
  return isGuest ? all.filter(isOpenToGuests) : all;
}

/** Whether guests may use a way of paying: nobody can be billed for them, so they pay cash at the door or online. */
export function isOpenToGuests(method: string): boolean {
  return method === 'CASH_ON_DELIVERY' || method === onlinePayment;
}
