import type { Id } from '#schemas';
import { isPossiblePhone, type PhonePlan, phoneCharacters, westernDigits } from './phone.ts';

/** What a search of past orders is for, or why there is none (specification 2, section 5). */
export type PastSearch =
  | { readonly kind: 'none' }
  | { readonly kind: 'order'; readonly order_id: string }
  | { readonly kind: 'phone'; readonly phone: string }
  | { readonly kind: 'refused'; readonly why: SearchRefusal };

export const searchRefusals = ['outlets-needed', 'phone-impossible', 'not-understood'] as const;
type SearchRefusal = (typeof searchRefusals)[number];

/** An order's id begins with that of an outlet and a dash; anything else is a phone number or nothing. */
export function readPastSearch(
  typed: string,
  vendor_ids: readonly Id[],
  phonePlan: PhonePlan,
): PastSearch {
  const text = westernDigits(typed.trim());
  if (text === '') return { kind: 'none' };
  if (isOrderId(text, vendor_ids)) return { kind: 'order', order_id: text };
  if (!phoneLike.test(text)) return refused('not-understood');
  if (!isPossiblePhone(text, phonePlan)) return refused('phone-impossible');
  return { kind: 'phone', phone: phoneCharacters(text) };
}

/** The same search among the outlets looked at now: a phone number is looked for in all of them or not at all. */
export function allowedSearch(
  search: PastSearch,
  { vendor_ids, include_outlets }: { vendor_ids: readonly Id[]; include_outlets: boolean },
): PastSearch {
  if (search.kind === 'phone' && !include_outlets) return refused('outlets-needed');
  if (search.kind === 'order' && !isOrderId(search.order_id, vendor_ids)) {
    return refused('not-understood');
  }
  return search;
}

function refused(why: SearchRefusal): PastSearch {
  return { kind: 'refused', why };
}

function isOrderId(text: string, vendor_ids: readonly Id[]): boolean {
  return /^[\w.:-]{1,64}$/.test(text) && vendor_ids.some((id) => text.startsWith(`${id}-`));
}

const phoneLike = /^[+(]?\d[\d\s()./-]*$/;
