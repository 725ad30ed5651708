import { type PaymentMethod, paymentMethods } from '#schemas';
import { onlinePayment } from './choice.ts';

/** The order's way of paying for a choice on the form; undefined for an unknown one. */
export function methodOfOrder(chosen: string | undefined): PaymentMethod | undefined {
  const said = chosen === onlinePayment ? paidOnline : chosen;
  return paymentMethods.find((known) => known === said);
}

/** The way of paying of an order that was paid by card. */
export const paidOnline = 'PAID' satisfies PaymentMethod;
