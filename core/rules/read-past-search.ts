import type { Id } from '#schemas';
import { phoneCharacters, westernDigits } from './digits.ts';
import { isOrderId, type PastSearch, refusedSearch } from './past-search.ts';
import { isPossiblePhone, type PhonePlan } from './phone.ts';

/** What a person typed, as a search; apart from what else is known of searches, since numbering rules weigh much. */
export function readPastSearch(
  typed: string,
  vendor_ids: readonly Id[],
  phonePlan: PhonePlan,
): PastSearch {
  const text = inOwnLetters(westernDigits(typed.trim()), vendor_ids);
  if (text === '') return { kind: 'none' };
  if (isOrderId(text, vendor_ids)) return { kind: 'order', order_id: text };
  if (isName(text)) return { kind: 'name', name: text };
  if (!phoneLike.test(text)) return refusedSearch('not-understood');
  if (!isPossiblePhone(text, phonePlan)) return refusedSearch('phone-impossible');
  return { kind: 'phone', phone: phoneCharacters(text) };
}

/** Letters without a digit, two of them or one that is a word by itself. */
function isName(text: string): boolean {
  return !/\p{Nd}/u.test(text) && /\p{L}.*\p{L}|\p{Script=Han}/u.test(text);
}

/** An outlet's id as it is written, since a phone begins what is typed with a capital. */
function inOwnLetters(text: string, vendor_ids: readonly Id[]): string {
  const begins = (id: Id) => text.toLowerCase().startsWith(`${id}-`.toLowerCase());
  const meant = vendor_ids.find((id) => text.startsWith(`${id}-`)) ?? vendor_ids.find(begins);
  return meant === undefined ? text : meant + text.slice(meant.length);
}

const phoneLike = /^[+(]?\d[\d\s()./-]*$/;
