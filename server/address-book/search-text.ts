import { createHash } from 'node:crypto';
import { westernDigits } from '#core/rules';
import type { SavedCustomer } from '#schemas';
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

/** Two customers are the same when they have the same name, number and address. */
export function identityOf(customer: SavedCustomer): Buffer {
  const { name, phone_number, unit, building, address_text, street_address } = customer;
  const address = [unit, building, address_text || street_address];
  const same = [name, ...address].map((text) => wordsOf(text).join(' '));
  return createHash('sha256')
    .update(JSON.stringify([digitsOf(phone_number), ...same]))
    .digest();
}
