import { attach, combine, createEvent, createStore, merge, sample } from 'effector';
import { endpoints, type Id } from '#schemas';
import { $statusFilter } from '../filters/model.ts';
import { $now, clockTicked } from '../kernel/clock.ts';
import { isSameList } from '../kernel/lists.ts';
import { appended, fact, happened } from '../kernel/log.ts';
import { endpointFx } from '../kernel/ports.ts';
import { noticeShown } from '../notices/model.ts';
import { durations, failureNotice } from '../notices/notices.ts';
import { $orders, orderOf } from '../orders/model.ts';
import { noHistory, passes, placedSince, withPage } from './history.ts';
import { filterOf, type HistoryQuery, isSameQuery, pageSize } from './query.ts';
import { $historyQuery } from './query-model.ts';

/** The history came on screen, or is wanted again. */
export const historyOpened = createEvent();
/** The page of past orders is left. */
export const historyClosed = createEvent();
/** More rows are wanted. */
export const nextPageAsked = createEvent();

type PageAsked = { query: HistoryQuery; pagination_key: string | null };

const pageFx = attach({
  effect: endpointFx(endpoints.listOrders),
  mapParams: ({ query, pagination_key }: PageAsked) => ({
    params: { vendorId: query.vendor_id },
    query: {
      ...filterOf(query),
      count: pageSize(query),
      ...(pagination_key === null ? {} : { pagination_key }),
    },
  }),
});

const sessionEnded = happened('session.ended');
const firstPageWanted = createEvent<HistoryQuery>();

/** Whether the page of past orders is on screen. */
export const $historyOpen = createStore(false)
  .on(historyOpened, () => true)
  .reset(historyClosed, sessionEnded);

// The records first and the list of their ids after them, so that every id on the list is known.
sample({
  clock: pageFx.doneData,
  source: $now,
  fn: (now, { data }) => data.map((order) => fact('order.updated', 'fetch', now, { order })),
  target: appended,
});
const paged = sample({ clock: pageFx.done });

const $history = createStore(noHistory)
  .on(firstPageWanted, (history, query) =>
    isSameQuery(history.query, query) ? history : { ...noHistory, query },
  )
  .on(paged, (history, { params: { query, pagination_key }, result: page }) =>
    withPage(history, { query, page, first: pagination_key === null }),
  )
  .reset(sessionEnded);

/** Whether the list on screen still grows, since its period is not over. */
export const $historyLive = combine(
  $historyOpen,
  $history,
  $now,
  (open, { query }, now) => open && query?.period != null && query.period.to > now,
);
/** Whether a page of past orders is on its way. */
export const $historyLoading = pageFx.pending;
/** Whether there are older orders than those that are loaded. */
export const $historyHasMore = $history.map(({ next }) => next !== null);
sample({
  clock: pageFx.failData,
  fn: (problem) => failureNotice('error.cant-retrieve-past-orders', problem, durations.order),
  target: noticeShown,
});
const $failed = createStore<HistoryQuery | null>(null)
  .on(pageFx.fail, (_, { params }) => params.query)
  .on(pageFx.done, (failed, { params }) => (isSameQuery(failed, params.query) ? null : failed))
  .reset(sessionEnded);
/** Whether the last page could not be loaded; stays true while it is asked for again. */
export const $historyFailed = combine(
  $history,
  $failed,
  ({ query }, failed) => failed !== null && isSameQuery(query, failed),
);

/** Whether the first page has come. */
export const $historyReady = $history.map(({ loaded }) => loaded);

/** Past orders that pass the filters, newest first; computed once a second, so that a flood of live updates costs nothing here. */
export const $historyIds = createStore<readonly Id[]>([], {
  updateFilter: (next, before) => !isSameList(next, before),
});
const looked = sample({
  clock: [$history, $statusFilter, clockTicked],
  source: { history: $history, filter: $statusFilter, now: $now },
  filter: $historyOpen,
});
sample({
  clock: looked,
  source: $orders,
  fn: (orders, { history, filter, now }) =>
    [...placedSince(history, orders.index), ...history.ids].filter((id) => {
      const order = orderOf(orders, id);
      return order !== null && passes(order, filter, now);
    }),
  target: $historyIds,
});

const looksAt = { query: $historyQuery, open: $historyOpen };
const changed = sample({
  clock: $historyQuery,
  source: { ...looksAt, history: $history },
  filter: ({ query, history }) => !isSameQuery(query, history.query),
  fn: ({ query, open }) => ({ query, open }),
});
const opened = sample({ clock: historyOpened, source: looksAt });
/** The list is of another query now, or is wanted again. */
export const historyQueried = merge([changed, opened]).filterMap(({ query, open }) =>
  open && query ? query : undefined,
);
sample({ clock: historyQueried, target: firstPageWanted });

sample({
  clock: firstPageWanted,
  fn: (query) => ({ query, pagination_key: null }),
  target: pageFx,
});
const continued = sample({
  clock: nextPageAsked,
  source: $history,
  filter: $historyLoading.map((busy) => !busy),
});
sample({
  clock: continued.filterMap(({ query, next }) =>
    query && next !== null ? { query, pagination_key: next } : undefined,
  ),
  target: pageFx,
});
