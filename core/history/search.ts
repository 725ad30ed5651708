import { isPossiblePhone, type PhonePlan, phoneCharacters, westernDigits } from '#core/rules';
import type { Id } from '#schemas';

/** What a search of past orders is for, or why there is none (specification 2, section 5). */
export type HistorySearch =
  | { readonly kind: 'none' }
  | { readonly kind: 'order'; readonly order_id: string }
  | { readonly kind: 'phone'; readonly phone: string }
  | { readonly kind: 'refused'; readonly why: SearchRefusal };

export const searchRefusals = ['outlets-needed', 'phone-impossible', 'not-understood'] as const;
export type SearchRefusal = (typeof searchRefusals)[number];

type Scope = {
  /** The outlets whose orders are looked at. */
  readonly vendor_ids: readonly Id[];
  readonly include_outlets: boolean;
  readonly phonePlan: PhonePlan | null;
};

/** An order's id begins with that of its outlet and a dash; a phone number is looked for in all outlets only. */
export function searchFor(typed: string, scope: Scope): HistorySearch {
  const text = westernDigits(typed.trim());
  if (text === '') return { kind: 'none' };
  if (isOrderId(text, scope.vendor_ids)) return { kind: 'order', order_id: text };
  if (!phoneLike.test(text)) return { kind: 'refused', why: 'not-understood' };
  if (!scope.include_outlets) return { kind: 'refused', why: 'outlets-needed' };
  if (scope.phonePlan === null || !isPossiblePhone(text, scope.phonePlan)) {
    return { kind: 'refused', why: 'phone-impossible' };
  }
  return { kind: 'phone', phone: phoneCharacters(text) };
}

function isOrderId(text: string, vendor_ids: readonly Id[]): boolean {
  return /^[\w.:-]{1,64}$/.test(text) && vendor_ids.some((id) => text.startsWith(`${id}-`));
}

const phoneLike = /^[+(]?\d[\d\s()./-]*$/;
