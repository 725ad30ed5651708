import { pathOf, placeOf, queryKept, type VendorPlace, vendorPages } from '#routes';

/** What to change: choose a vendor, or replace the address. */
export type Sync = { readonly choose: string } | { readonly go: string } | null;

type Seen = {
  readonly path: string;
  /** With or without its question mark. */
  readonly search: string;
  readonly chosen: string;
  /** The ids of the person's vendors. */
  readonly mine: readonly string[];
  /** Whether the choice leads, as it changed last; else the address does. */
  readonly choiceLeads: boolean;
  /** Whether an address may only name what is the person's: a guest and a platform's person have one outlet. */
  readonly strict: boolean;
};

/**
 * Reconciles address and chosen vendor (specification 1, section 2). An address that names one of the person's
 * vendors chooses it; choosing another rewrites the vendor segment; an address with somebody else's vendor is not followed. Null when
 * they agree.
 */
export function vendorSync({ path, search, chosen, mine, choiceLeads, strict }: Seen): Sync {
  const place = placeOf(path);
  if (place === null || place.vendorId === chosen) return null;
  const { page, vendorId: named } = place;
  const known = named !== null && mine.includes(named);
  if (known && !choiceLeads) return { choose: named };
  if (named !== null && !known && !choiceLeads && strict) return null;
  const query = named === null ? search.replace(/^(?=[^?])/, '?') : queryKept(page, search);
  return { go: pathOf({ page, vendorId: chosen }) + query };
}

/**
 * The place of a path among the product's pages and those of active features. Null for the page of an inactive feature: `FeatureScreen`
 * redirects from there, and the address must not change before.
 */
export function placeAmong(
  features: readonly { path: string }[],
  path: string,
): VendorPlace | null {
  const place = placeOf(path);
  const pages: readonly string[] = [...vendorPages, ...features.map((feature) => feature.path)];
  return place !== null && pages.includes(place.page) ? place : null;
}

/** The outlet of the person whose order an address is about, by the order's id; null where it is about none. */
export function outletOfOrder(search: string, mine: readonly string[]): string | null {
  const query = new URLSearchParams(search);
  const order = query.get('order_id') ?? query.get('orderID');
  const [longest] = mine
    .filter((id) => order?.startsWith(`${id}-`))
    .toSorted((a, b) => b.length - a.length);
  return longest ?? null;
}
