import type { Order } from '#schemas';

/** What was typed, as it is compared: without blanks, and without caring for capitals. */
export function searchKey(typed: string): string {
  return typed.replace(/\s+/gu, '').toLowerCase();
}

/** Whether an order is found by its id, or by its customer's phone or name with blanks removed. */
export function matches(order: Order, key: string): boolean {
  if (key === '') return true;
  const { name, phone_number } = order.customer;
  return [order.order_id, phone_number, name].some((text) => searchKey(text).includes(key));
}
