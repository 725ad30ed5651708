import type { Id } from '#schemas';
import { phoneCharacters, westernDigits } from './digits.ts';
import { isOrderId, type PastSearch, refusedSearch } from './past-search.ts';
import { isPossiblePhone, type PhonePlan } from './phone.ts';

/** Reads a typed search of past orders. A file of its own, since the numbering rules that it imports are large. */
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
  const digits = text.replace(/[\s()./-]/g, '');
  if (fewDigits.test(digits)) return { kind: 'digits', digits };
  if (!isPossiblePhone(text, phonePlan)) return refusedSearch('phone-impossible');
  return { kind: 'phone', phone: phoneCharacters(text) };
}

/** Whether a text may be a name: no digits, and two letters or one Chinese character. */
function isName(text: string): boolean {
  return !/\p{Nd}/u.test(text) && /\p{L}.*\p{L}|\p{Script=Han}/u.test(text);
}

/** The text with an outlet's id in its own letter case, since phones capitalise the first letter. */
function inOwnLetters(text: string, vendor_ids: readonly Id[]): string {
  const begins = (id: Id) => text.toLowerCase().startsWith(`${id}-`.toLowerCase());
  const meant = vendor_ids.find((id) => text.startsWith(`${id}-`)) ?? vendor_ids.find(begins);
  return meant === undefined ? text : meant + text.slice(meant.length);
}

/** As many as an order's number has, which are too few for a phone number. */
const fewDigits = /^\d{1,6}$/;
const phoneLike = /^[+(]?\d[\d\s()./-]*$/;
