import type { Id } from '#schemas';

/** What a search of past orders is for, or why there is none (specification 2, section 5). */
export type PastSearch =
  | { readonly kind: 'none' }
  | { readonly kind: 'order'; readonly order_id: string }
  | { readonly kind: 'phone'; readonly phone: string }
  | { readonly kind: 'name'; readonly name: string }
  /** An order's number within its outlet, or how a phone number ends. */
  | { readonly kind: 'digits'; readonly digits: string }
  | { readonly kind: 'refused'; readonly why: SearchRefusal };

/** Why past orders cannot be searched for what was typed. */
export const searchRefusals = ['outlets-needed', 'phone-impossible', 'not-understood'] as const;
type SearchRefusal = (typeof searchRefusals)[number];

/** The search as it is allowed for the shown outlets: by phone number only with all of them included. */
export function allowedSearch(
  search: PastSearch,
  { vendor_ids, include_outlets }: { vendor_ids: readonly Id[]; include_outlets: boolean },
): PastSearch {
  if (search.kind === 'phone' && !include_outlets) return refusedSearch('outlets-needed');
  if (search.kind === 'order' && !isOrderId(search.order_id, vendor_ids)) {
    return refusedSearch('not-understood');
  }
  return search;
}

/** A search that cannot be made, and why. */
export function refusedSearch(why: SearchRefusal): PastSearch {
  return { kind: 'refused', why };
}

/** Whether a text is an order's id or how one begins: that of an outlet, and a dash. */
export function isOrderId(text: string, vendor_ids: readonly Id[]): boolean {
  return /^[\w.:-]{1,64}$/.test(text) && vendor_ids.some((id) => text.startsWith(`${id}-`));
}
