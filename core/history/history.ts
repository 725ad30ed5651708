import type { Id, Order, OrderGroup, UnixTime } from '#schemas';
import type { OrderIndex } from '../orders/orders.ts';
import { allOrders, orderIn } from '../orders/rows.ts';
import { inScope } from '../orders/scope.ts';
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

/** A list that nothing was asked for yet. */
export const noHistory: History = { query: null, ids: [], next: null, loaded: false };

type Page = { readonly data: readonly Order[]; readonly pagination_key: string | null };

/** The list with one more page. A page of another query is dropped, and rows that are here already are not repeated. */
export function withPage(
  history: History,
  { query, page, first }: { query: HistoryQuery; page: Page; first: boolean },
): History {
  if (!isSameQuery(history.query, query)) return history;
  const known = first ? [] : history.ids;
  const ids = [...new Set([...known, ...page.data.map(({ order_id }) => order_id)])];
  return { query, ids, next: page.pagination_key, loaded: true };
}

/**
 * Orders that were placed since the list was loaded, newest first; they are added to a period that is not over. Older
 * orders that are not on the list are on its later pages.
 */
export function placedSince({ query, ids, loaded }: History, index: OrderIndex): readonly Id[] {
  if (!loaded || !query) return [];
  const { period, order_id, phone, name, vendor_id, include_outlets } = query;
  const isSearch = order_id !== null || phone !== null || name !== null;
  if (period === null || period.to <= index.now || isSearch) return [];
  const newest = ids[0] === undefined ? null : orderIn(index, ids[0]);
  const since = newest?.created_at ?? period.from - 1;
  const { scope } = index;
  if (scope.vendor_id !== vendor_id || scope.include_outlets !== include_outlets) return [];
  const known = new Set(ids);
  return allOrders(index)
    .filter((order) => {
      const { created_at: at, order_id: id } = order;
      const isOfPeriod = at > since && at >= period.from && at < period.to;
      return isOfPeriod && inScope(scope, order.vendor_id) && !known.has(id);
    })
    .toSorted((a, b) => b.created_at - a.created_at || (a.order_id < b.order_id ? 1 : -1))
    .map((order) => order.order_id);
}

/** Whether an order passes the status filter of the history. */
export function passes(order: Order, filter: 'any' | OrderGroup, now: UnixTime): boolean {
  if (filter === 'any') return true;
  const tab: Tab | null = tabOf(order, now);
  return tab === filter || (filter === 'new' && tab === 'preorders');
}
