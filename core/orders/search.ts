import { westernDigits } from '#core/rules';
import type { Order } from '#schemas';

/** What was typed, as it is compared: without blanks, and without caring for capitals or whose digits they are. */
export function searchKey(typed: string): string {
  return westernDigits(typed.replace(/\s+/gu, '')).toLowerCase();
}

/** Whether an order is found by its id, or by its customer's phone or name with blanks removed. */
export function matches(order: Order, key: string): boolean {
  return key === '' || textOf(order).includes(key);
}

/** What of a record can be found; records never change, and a search looks at all of them at each update. */
const texts = new WeakMap<Order, string>();

function textOf(order: Order): string {
  const known = texts.get(order);
  if (known !== undefined) return known;
  const { name, phone_number } = order.customer;
  // A line break is a blank, so no key reaches from one text into the next.
  const text = [order.order_id, phone_number, name].map(searchKey).join('\n');
  texts.set(order, text);
  return text;
}
