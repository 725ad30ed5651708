import { createHash } from 'node:crypto';
import { westernDigits, wholePhone } from '#core/rules';
import type { SavedCustomer } from '#schemas';
import { hasPhonePlan, phonePlanOf } from '../phone-plans.ts';
import { fold, spell } from '../places/normalise.ts';

/** The words of a text as the index has them: without case and accents. */
export function wordsOf(text: string): string[] {
  return fold(text).map(spell);
}

/** The text by which a customer is found, besides the phone number. */
export function searchTextOf({ name, street_address, address_text }: SavedCustomer): string {
  return ` ${[name, street_address, address_text].flatMap(wordsOf).join(' ')} `;
}

export function digitsOf(text: string): string {
  return westernDigits(text).replace(/\D/g, '');
}

/** The digits to search for in phone numbers, without leading zeros, which depend on where one dials from. */
export function lookedUpDigits(query: string): string {
  const digits = digitsOf(query);
  return digits.replace(/^0+/, '') || digits;
}

/** The digits of a phone number with its country's prefix, by the numbering of the address's country; otherwise its digits. */
export function phoneKeyOf({
  phone_number,
  country_code,
}: Pick<SavedCustomer, 'phone_number' | 'country_code'>): string {
  const whole = hasPhonePlan(country_code)
    ? wholePhone(phone_number, phonePlanOf({ country: country_code }))
    : null;
  return whole ?? digitsOf(phone_number);
}

/** The version of `identityOf` and `searchTextOf`; entries of an earlier version are updated by `settle.ts`. */
export const identityRule = 3;

/** A hash of name, number and address that ignores how they are written: equal for the same customer. */
export function identityOf(customer: SavedCustomer): Buffer {
  const { name, unit, building, address_text, street_address } = customer;
  const address = [unit, building, address_text || street_address];
  const same = [name, ...address].map((text) => wordsOf(text).join(' '));
  return createHash('sha256')
    .update(JSON.stringify([phoneKeyOf(customer), ...same]))
    .digest();
}
