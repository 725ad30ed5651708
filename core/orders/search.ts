import { westernDigits } from '#core/rules';
import type { Order } from '#schemas';

/** A text as it is compared: without blanks, in lower case, with western digits. */
export function searchKey(typed: string): string {
  return westernDigits(typed.replace(/\s+/gu, '')).toLowerCase();
}

/** Whether an order is found by its id, or by its customer's phone or name with blanks removed. */
export function matches(order: Order, key: string): boolean {
  return key === '' || textOf(order).includes(key);
}

/** The searchable text of each record, kept since a search reads all records at each update; records never change. */
const texts = new WeakMap<Order, string>();

function textOf(order: Order): string {
  const known = texts.get(order);
  if (known !== undefined) return known;
  const { name, phone_number } = order.customer;
  // Keys hold no line break, so none can match across two texts.
  const text = [order.order_id, phone_number, name].map(searchKey).join('\n');
  texts.set(order, text);
  return text;
}
