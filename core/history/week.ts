import { attach, combine, createStore, sample } from 'effector';
import { endpoints } from '#schemas';
import { $range } from '../filters/model.ts';
import { presetRange } from '../filters/ranges.ts';
import { $timezone } from '../kernel/config.ts';
import { happened } from '../kernel/log.ts';
import { endpointFx } from '../kernel/ports.ts';
import { $dayStart } from '../orders/model.ts';
import { type HistoryQuery, isSameQuery, summaryCall } from './query.ts';
import { $historyQuery } from './query-model.ts';
import { $historySummary } from './summary.ts';

type Week = { readonly query: HistoryQuery; readonly orders: number };

const countFx = attach({
  effect: endpointFx(endpoints.summarizeOrders),
  mapParams: ({ query, period }: { query: HistoryQuery; period: HistoryQuery['period'] }) =>
    summaryCall({ ...query, period }),
});

const emptied = $historySummary.updates.filterMap(({ summary, query }) => {
  const isAll = query?.status === null && query.phone === null && query.name === null;
  return isAll && summary?.orders === 0 ? query : undefined;
});
sample({
  clock: emptied,
  source: { range: $range, dayStart: $dayStart, timezone: $timezone },
  filter: ({ range }) => range.category === 'yesterday',
  fn: ({ dayStart, timezone }, query) => ({
    query,
    period: presetRange('past-7-days', dayStart, timezone),
  }),
  target: countFx,
});

// A late answer to another query is dropped.
const counted = sample({
  clock: countFx.done,
  source: $historyQuery,
  filter: (current, { params: { query } }) => isSameQuery(current, query),
  fn: (_, { params: { query }, result: { orders } }) => ({ query, orders }),
});
const $counted = createStore<Week | null>(null)
  .on(counted, (_, week) => week)
  .reset(happened('session.ended'));

/** How many orders the past 7 days had, shown when yesterday had none; null until loaded. */
export const $ordersOfWeek = combine($counted, $historyQuery, (week, query) =>
  week !== null && isSameQuery(week.query, query) ? week.orders : null,
);
