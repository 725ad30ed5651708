import { type PaymentMethod, paymentMethods } from '#schemas';
import { onlinePayment } from './choice.ts';

/** How an order says that it is paid when this was chosen; undefined for what names no way of paying. */
export function methodOfOrder(chosen: string | undefined): PaymentMethod | undefined {
  const said = chosen === onlinePayment ? paidOnline : chosen;
  return paymentMethods.find((known) => known === said);
}

/** How an order says that a card paid for it. */
export const paidOnline = 'PAID' satisfies PaymentMethod;
