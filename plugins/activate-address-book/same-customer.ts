import { composeAddress, type PhonePlan, phoneCharacters, wholePhone } from '#core/rules';
import type { SavedCustomer } from '#schemas';

/** Whether two customers are the same: equal name, address and phone number, ignoring how they are written. */
export function isSameCustomer(
  one: SavedCustomer,
  other: SavedCustomer,
  plan: PhonePlan | null,
): boolean {
  return keyOf(one, plan) === keyOf(other, plan);
}

function keyOf(customer: SavedCustomer, plan: PhonePlan | null): string {
  const { name, phone_number: phone, unit, building, address_text, street_address } = customer;
  const number = (plan && wholePhone(phone, plan)) ?? phoneCharacters(phone);
  const address = composeAddress([unit, building, address_text || street_address]);
  return JSON.stringify([name.trim(), number, address]).toLowerCase();
}
