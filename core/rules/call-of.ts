import { phoneCharacters } from './digits.ts';
import { type PhonePlan, wholePhone } from './phone.ts';

/** The `tel:` link of a phone number: in international form, which also a phone of another country dials; what is no number stays as typed. */
export function callOf(number: string, plan: PhonePlan): string {
  return `tel:${wholePhone(number, plan) ?? phoneCharacters(number)}`;
}
