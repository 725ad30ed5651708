import type { Id, Order, OrderGroup, UnixTime } from '#schemas';
import { type Tab, tabOf } from '../orders/tabs.ts';
import { type HistoryQuery, isSameQuery } from './query.ts';

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
export function passes(order: Order, filter: 'any' | OrderGroup, now: UnixTime): boolean {
  if (filter === 'any') return true;
  const tab: Tab | null = tabOf(order, now);
  return tab === filter || (filter === 'new' && tab === 'preorders');
}
