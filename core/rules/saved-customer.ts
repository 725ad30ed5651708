import type { SavedCustomer } from '#schemas';
import { cardViolations } from './card-number.ts';
import { tooLong } from './lengths.ts';
import { isPossiblePhone, type PhonePlan } from './phone.ts';
import { savedAddressViolation } from './saved-address.ts';
import type { Violation } from './violation.ts';

/**
 * Why a customer cannot be saved; the first violation, or null. A name is required to find them again; a phone number may be
 * missing, but not be one that a request would refuse. Without a plan any number passes.
 */
export function savedCustomerViolation(
  customer: SavedCustomer,
  plan: PhonePlan | null,
): Violation | null {
  const { name, phone_number, ...address } = customer;
  if (name.trim() === '') return { field: 'name', key: 'validation.fill-customer-name' };
  const [card] = cardViolations({ name });
  if (card) return card;
  return (
    tooLong('name', name, 300) ??
    tooLong('phone_number', phone_number, 40) ??
    phoneViolation(phone_number, plan) ??
    savedAddressViolation(address)
  );
}

function phoneViolation(phone: string, plan: PhonePlan | null): Violation | null {
  if (plan === null || phone.trim() === '' || isPossiblePhone(phone, plan)) return null;
  return { field: 'phone_number', key: 'validation.phone-incorrect' };
}
