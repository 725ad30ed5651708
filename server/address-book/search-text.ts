import { createHash } from 'node:crypto';
import { westernDigits, wholePhone } from '#core/rules';
import type { SavedCustomer } from '#schemas';
import { hasPhonePlan, phonePlanOf } from '../phone-plans.ts';
import { fold, spell } from '../places/normalise.ts';

/** Words as the index sees them: without case and accents, in any script. */
export function wordsOf(text: string): string[] {
  return fold(text).map(spell);
}

/** What a customer is found by beside the phone number. */
export function searchTextOf({ name, street_address, address_text }: SavedCustomer): string {
  return ` ${[name, street_address, address_text].flatMap(wordsOf).join(' ')} `;
}

export function digitsOf(text: string): string {
  return westernDigits(text).replace(/\D/g, '');
}

/** Digits that a part of a number is looked up by, whichever zeros are dialled before it from where somebody is. */
export function lookedUpDigits(query: string): string {
  const digits = digitsOf(query);
  return digits.replace(/^0+/, '') || digits;
}

/** The number as a call from abroad would dial it, in the numbering of the country of the address; else the digits that are there. */
export function phoneKeyOf({
  phone_number,
  country_code,
}: Pick<SavedCustomer, 'phone_number' | 'country_code'>): string {
  const whole = hasPhonePlan(country_code)
    ? wholePhone(phone_number, phonePlanOf({ country: country_code }))
    : null;
  return whole ?? digitsOf(phone_number);
}

/** By which rule an identity was made: entries of an earlier one are put under this one (`settle.ts`). */
export const identityRule = 2;

/** Two customers are the same when they have the same name, number and address, however they were typed. */
export function identityOf(customer: SavedCustomer): Buffer {
  const { name, unit, building, address_text, street_address } = customer;
  const address = [unit, building, address_text || street_address];
  const same = [name, ...address].map((text) => wordsOf(text).join(' '));
  return createHash('sha256')
    .update(JSON.stringify([phoneKeyOf(customer), ...same]))
    .digest();
}
