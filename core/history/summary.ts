import { attach, combine, createStore, sample } from 'effector';
import { endpoints, type OrderSummary, type UnixTime } from '#schemas';
import { $now, clockTicked, secondsSince } from '../kernel/clock.ts';
import { $timezone } from '../kernel/config.ts';
import { happened } from '../kernel/log.ts';
import { endpointFx } from '../kernel/ports.ts';
import { periodBefore } from './before.ts';
import { $historyIds, $historyLive, $historyOpen, historyQueried } from './model.ts';
import { $historyMoves } from './moved.ts';
import { type HistoryQuery, isSameQuery, summaryCall } from './query.ts';
import { $historyQuery } from './query-model.ts';

type Period = NonNullable<HistoryQuery['period']>;
type Before = { readonly period: Period; readonly summary: OrderSummary };

type Summed = {
  readonly query: HistoryQuery | null;
  /** Null until it has arrived. */
  readonly summary: OrderSummary | null;
  /** The summary of the period before; null until it has arrived, and where there is none. */
  readonly before: Before | null;
  /** Whether it could not be loaded; stays true while it is asked for again. */
  readonly failed: boolean;
};

const nothing: Summed = { query: null, summary: null, before: null, failed: false };

const summarizeFx = attach({
  effect: endpointFx(endpoints.summarizeOrders),
  mapParams: summaryCall,
});

/** Whether the figures are on their way. */
export const $summaryLoading = summarizeFx.pending;
sample({ clock: historyQueried, target: summarizeFx });

const beforeFx = attach({
  effect: endpointFx(endpoints.summarizeOrders),
  mapParams: ({ query, period }: { query: HistoryQuery; period: Period }) =>
    summaryCall({ ...query, period }),
});
/** Whether the figures of the period before are. */
export const $beforeLoading = beforeFx.pending;
// A failure of it is not told.
sample({
  clock: sample({
    clock: historyQueried,
    source: { now: $now, timezone: $timezone },
    fn: ({ now, timezone }, query) => ({
      query,
      period:
        query.period && periodBefore({ ...query.period, byMonth: query.byMonth }, now, timezone),
    }),
  }).filterMap(({ query, period }) => (period === null ? undefined : { query, period })),
  target: beforeFx,
});

/** The least seconds between two summaries while the list grows or its orders move. */
const AGAIN_AFTER = 15;
const summedAt = sample({ clock: summarizeFx, source: $now });
const $summedAt = createStore<UnixTime>(0).on(summedAt, (_, now) => now);
const $listed = $historyIds.map(({ length }) => length);
const $summedFor = createStore(0).on(
  sample({ clock: summarizeFx, source: $listed }),
  (_, listed) => listed,
);
const $summedMoves = createStore(0).on(
  sample({ clock: summarizeFx, source: $historyMoves }),
  (_, moves) => moves,
);
const $outdated = combine(
  {
    live: $historyLive,
    listed: $listed,
    sum: $summedFor,
    moves: $historyMoves,
    summed: $summedMoves,
  },
  ({ live, listed, sum, moves, summed }) => moves > summed || (live && listed > sum),
);
sample({
  clock: sample({
    clock: clockTicked,
    source: { query: $historyQuery, outdated: $outdated, now: $now, at: $summedAt },
    filter: ({ outdated, now, at }) => outdated && secondsSince(at, now) >= AGAIN_AFTER,
  }).filterMap(({ query }) => query ?? undefined),
  filter: $historyOpen,
  target: summarizeFx,
});

/** The summary of the history; a late answer to another query is dropped. */
export const $historySummary = createStore(nothing)
  .on(historyQueried, (summed, query) =>
    isSameQuery(summed.query, query) ? summed : { ...nothing, query },
  )
  .on(summarizeFx.done, (summed, { params, result: summary }) =>
    isSameQuery(summed.query, params) ? { ...summed, summary, failed: false } : summed,
  )
  .on(beforeFx.done, (summed, { params: { query, period }, result: summary }) =>
    isSameQuery(summed.query, query) ? { ...summed, before: { period, summary } } : summed,
  )
  .on(summarizeFx.fail, (summed, { params }) =>
    isSameQuery(summed.query, params) ? { ...summed, failed: true } : summed,
  )
  .reset(happened('session.ended'));
