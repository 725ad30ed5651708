import { type Order, type PaymentMethod, paymentMethods } from '#schemas';
import { lastRecorded } from '../progress.ts';
import { onlinePayment } from './choice.ts';

/** The order's way of paying for a choice on the form; undefined for an unknown one. */
export function methodOfOrder(chosen: string | undefined): PaymentMethod | undefined {
  const said = chosen === onlinePayment ? paidOnline : chosen;
  return paymentMethods.find((known) => known === said);
}

/** The way of paying of an order that was paid by card. */
export const paidOnline = 'PAID' satisfies PaymentMethod;

/** Whether the delivery fee of an order was paid online by card. */
export function isPaidOnline(order: Pick<Order, 'status' | 'status_history'>): boolean {
  return lastRecorded(order, 'PAYMENT_COMMITTED') !== null;
}
