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
  const text = westernDigits(typed.trim());
  if (text === '') return { kind: 'none' };
  if (isOrderId(text, vendor_ids)) return { kind: 'order', order_id: text };
  if (!phoneLike.test(text)) return refusedSearch('not-understood');
  if (!isPossiblePhone(text, phonePlan)) return refusedSearch('phone-impossible');
  return { kind: 'phone', phone: phoneCharacters(text) };
}

const phoneLike = /^[+(]?\d[\d\s()./-]*$/;
