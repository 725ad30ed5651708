import { pathOf, placeOf, queryKept } from './paths.ts';

/** What is to follow: the choice of a vendor, or the address. */
export type Sync =
  | { readonly choose: string }
  | { readonly go: string; readonly replace: boolean }
  | null;

type Seen = {
  readonly path: string;
  /** With or without its question mark. */
  readonly search: string;
  readonly chosen: string;
  /** The ids of the person's vendors. */
  readonly mine: readonly string[];
  /** Whether the choice changed last; else the address leads. */
  readonly choiceLeads: boolean;
};

/**
 * How address and chosen vendor come together (specification 1, section 2). An address that names one of the person's
 * vendors chooses it; choosing another rewrites the vendor segment. Null when they agree.
 */
export function vendorSync({ path, search, chosen, mine, choiceLeads }: Seen): Sync {
  const place = placeOf(path);
  if (place === null || place.vendorId === chosen) return null;
  const { page, vendorId: named } = place;
  const known = named !== null && mine.includes(named);
  if (known && !choiceLeads) return { choose: named };
  const query = named === null ? search.replace(/^(?=[^?])/, '?') : queryKept(page, search);
  return { go: pathOf({ page, vendorId: chosen }) + query, replace: !known };
}
