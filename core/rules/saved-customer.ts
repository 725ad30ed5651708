import type { SavedCustomer } from '#schemas';
import { cardViolations } from './card-number.ts';
import { tooLong } from './lengths.ts';
import { isPossiblePhone, type PhonePlan } from './phone.ts';
import { savedAddressViolations } from './saved-address.ts';
import type { Violation } from './violation.ts';

/** Why a customer cannot be saved; the first of all violations, or null. */
export function savedCustomerViolation(
  customer: SavedCustomer,
  plan: PhonePlan | null,
): Violation | null {
  return savedCustomerViolations(customer, plan)[0] ?? null;
}

/**
 * All that keeps a customer from being saved, one violation for each field. A name is required to find them again; a phone number may be
 * missing, but not be one that a request would refuse. Without a plan any number passes.
 */
export function savedCustomerViolations(
  { name, phone_number, ...address }: SavedCustomer,
  plan: PhonePlan | null,
): readonly Violation[] {
  return [
    nameViolation(name),
    tooLong('phone_number', phone_number, 40) ?? phoneViolation(phone_number, plan),
    ...savedAddressViolations(address),
  ].filter((violation) => violation !== null);
}

function nameViolation(name: string): Violation | null {
  if (name.trim() === '') return { field: 'name', key: 'validation.fill-customer-name' };
  return cardViolations({ name })[0] ?? tooLong('name', name, 300);
}

function phoneViolation(phone: string, plan: PhonePlan | null): Violation | null {
  if (plan === null || phone.trim() === '' || isPossiblePhone(phone, plan)) return null;
  return { field: 'phone_number', key: 'validation.phone-incorrect' };
}
