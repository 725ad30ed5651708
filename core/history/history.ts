import type { Id, Order, UnixTime } from '#schemas';
import type { DateRange } from '../filters/ranges.ts';
import { type Tab, tabOf } from '../orders/tabs.ts';

/** What the pages of a list have in common; another query is another list. */
export type HistoryQuery = Pick<DateRange, 'from' | 'to'> & {
  readonly vendor_id: Id;
  readonly include_outlets: boolean;
};

/** The pages loaded so far. The records themselves are in the one index, so that live updates reach them too. */
export type History = {
  readonly query: HistoryQuery | null;
  readonly ids: readonly Id[];
  /** How to ask for the next page; null when there is none. */
  readonly next: string | null;
  /** Whether the first page has arrived; until then an empty list means nothing. */
  readonly loaded: boolean;
};

export const noHistory: History = { query: null, ids: [], next: null, loaded: false };

/** Rows of a page: 30, or 50 with all outlets (specification 2, section 9). */
export function pageSize({ include_outlets }: HistoryQuery): number {
  return include_outlets ? 50 : 30;
}

export function isSameQuery(a: HistoryQuery | null, b: HistoryQuery | null): boolean {
  if (a === null || b === null) return a === b;
  return (
    a.vendor_id === b.vendor_id &&
    a.include_outlets === b.include_outlets &&
    a.from === b.from &&
    a.to === b.to
  );
}

type Page = { readonly data: readonly Order[]; readonly pagination_key: string | null };

/** The list with one more page; a page of another query, or one that is here already, changes nothing wrong. */
export function withPage(
  history: History,
  { query, page, first }: { query: HistoryQuery; page: Page; first: boolean },
): History {
  if (!isSameQuery(history.query, query)) return history;
  const known = first ? [] : history.ids;
  const ids = [...new Set([...known, ...page.data.map(({ order_id }) => order_id)])];
  return { query, ids, next: page.pagination_key, loaded: true };
}

/** Whether an order passes the status filter of the history. */
export function passes(
  order: Order,
  filter: 'any' | 'new' | 'collected' | 'delivered' | 'cancelled',
  now: UnixTime,
): boolean {
  if (filter === 'any') return true;
  const tab: Tab | null = tabOf(order, now);
  return tab === filter || (filter === 'new' && tab === 'preorders');
}
