import { describe, expect, test } from 'vitest';
import {
  $historyHasMore,
  $historyIds,
  $historyLoading,
  $historyReady,
  $orders,
  appended,
  countsOf,
  historyClosed,
  historyOpened,
  historySearched,
  nextPageAsked,
  outletsIncluded,
  rangeChosen,
  statusFilterChosen,
  vendorChosen,
} from '#core';
import type { Order } from '#schemas';
import { $historyQuery } from '../../../core/history/query-model.ts';
import { fact } from '../../../core/kernel/log.ts';
import { DAY, DAY_START, NOW, updated, vendor } from '../../support/arbitraries.ts';
import { createEngine } from '../../support/engine.ts';
import { anOrder } from '../../support/orders.ts';

type Query = { query: { from?: number; to?: number; scheduled?: string; pagination_key?: string } };

const past = (order_id: string, status = 'DELIVERED') =>
  anOrder({ order_id, status, created_at: DAY_START - 600, updated_at: DAY_START - 60 });
const page = (data: readonly Order[], pagination_key: string | null = null) => ({
  data,
  pagination_key,
  seq: 1,
  listed_at: NOW,
});
const isPast = ({ query }: Query) => !query.scheduled && (query.to ?? NOW) < NOW;

/** The history of the outlet `v1`, with yesterday's pages as the test gives them. */
async function opened(pages: (key: string | undefined) => unknown) {
  const listOrders = (input: Query) =>
    isPast(input) ? pages(input.query.pagination_key) : page([]);
  const engine = createEngine({ answers: { listOrders } });
  await engine.tick();
  await engine.send(appended, [
    fact('vendors.loaded', 'fetch', NOW, { vendors: [vendor('v1'), vendor('v2', 'v1')] }),
  ]);
  await engine.send(vendorChosen, 'v1');
  await engine.send(historyOpened);
  return { ...engine, asked: () => (engine.askedOf('listOrders') as Query[]).filter(isPast) };
}

const two = (key: string | undefined) =>
  key === undefined ? page([past('a'), past('b')], 'next') : page([past('b'), past('c')]);

describe('a search that is refused', () => {
  test('asks for nothing, shows nothing, and leaves the list as it was when it is taken back', async () => {
    const engine = await opened(two);
    const before = engine.asked().length;
    await engine.send(historySearched, {
      typed: '?',
      search: { kind: 'refused', why: 'not-understood' },
    });
    expect(engine.see($historyQuery)).toBeNull();
    await engine.send(historySearched, { typed: '', search: { kind: 'none' } });
    expect(engine.see($historyIds)).toEqual(['a', 'b']);
    expect(engine.asked()).toHaveLength(before);
  });
});

describe('a search by a few digits', () => {
  test('is for orders of any day', async () => {
    const engine = await opened(two);
    const search = { kind: 'digits', digits: '4567' } as const;
    await engine.send(historySearched, { typed: '4567', search });
    expect(engine.see($historyQuery)).toMatchObject({ digits: '4567', period: null });
    const { query } = (engine.askedOf('listOrders') as Query[]).at(-1) ?? {};
    expect(query).toMatchObject({ digits: '4567' });
    expect(query).not.toHaveProperty('from');
  });
});

describe('a list of today', () => {
  test('grows by the orders that are placed while it is looked at, and one of a day that is over does not', async () => {
    const engine = await opened(two);
    const placed = (order_id: string, created_at: number, vendor_id = 'v1') =>
      updated(anOrder({ order_id, created_at, vendor_id, updated_at: NOW }));
    await engine.send(appended, [placed('late', DAY_START - 10)]);
    await engine.tick(NOW + 1);
    expect(engine.see($historyIds)).toEqual(['a', 'b']);
    await engine.send(rangeChosen, 'today');
    await engine.send(appended, [
      placed('today-1', NOW),
      placed('today-2', NOW + 1),
      placed('elsewhere', NOW, 'v9'),
    ]);
    await engine.tick(NOW + 2);
    expect(engine.see($historyIds)).toEqual(['today-2', 'today-1']);
  });
});

describe('the history', () => {
  test('shows yesterday first, thirty at a time', async () => {
    const { see, asked } = await opened(two);
    expect(asked()).toMatchObject([
      {
        query: {
          from: DAY_START - DAY,
          to: DAY_START - 0.001,
          count: 30,
          include_outlets: 'false',
        },
      },
    ]);
    expect(see($historyReady)).toBe(true);
    expect(see($historyIds)).toEqual(['a', 'b']);
    expect(see($historyHasMore)).toBe(true);
  });

  test('goes on where the page ended, and shows nothing twice', async () => {
    const { send, see, asked } = await opened(two);
    await send(nextPageAsked);
    expect(asked().at(-1)).toMatchObject({ query: { pagination_key: 'next' } });
    expect(see($historyIds)).toEqual(['a', 'b', 'c']);
    expect(see($historyHasMore)).toBe(false);
    await send(nextPageAsked);
    expect(asked()).toHaveLength(2);
  });

  test('leaves the tracking screen alone', async () => {
    const { see } = await opened(two);
    expect(countsOf(see($orders)).delivered).toBe(0);
  });

  test('shows fifty at a time with all outlets', async () => {
    const { send, asked } = await opened(two);
    await send(outletsIncluded, true);
    expect(asked().at(-1)).toMatchObject({ query: { count: 50, include_outlets: 'true' } });
  });

  test('of another period is another list', async () => {
    const { send, see, asked } = await opened(two);
    await send(nextPageAsked);
    await send(rangeChosen, 'past-7-days');
    expect(asked().at(-1)).toMatchObject({ query: { from: DAY_START - 7 * DAY } });
    expect(see($historyIds)).toEqual(['a', 'b']);
  });

  test('asks for nothing while it is closed', async () => {
    const { send, asked } = await opened(two);
    await send(historyClosed);
    await send(rangeChosen, 'past-7-days');
    expect(asked()).toHaveLength(1);
  });

  test('does not take a late page of another period for its own', async () => {
    const answers: ((answer: unknown) => void)[] = [];
    const { send, see } = await opened(() => new Promise((answer) => answers.push(answer)));
    await send(rangeChosen, 'past-7-days');
    answers[0]?.(page([past('late')]));
    await send(appended, []);
    expect(see($historyIds)).toEqual([]);
    expect(see($historyReady)).toBe(false);
    answers[1]?.(page([past('right')]));
    await send(appended, []);
    expect(see($historyIds)).toEqual(['right']);
    expect(see($historyLoading)).toBe(false);
  });

  test('follows the statuses live, through its filter', async () => {
    const { send, see, tick } = await opened(two);
    await send(statusFilterChosen, 'delivered');
    expect(see($historyIds)).toEqual(['a', 'b']);
    await send(appended, [updated({ ...past('a', 'CANCELLED'), updated_at: NOW })]);
    await tick(NOW + 1);
    expect(see($historyIds)).toEqual(['b']);
    await send(statusFilterChosen, 'cancelled');
    expect(see($historyIds)).toEqual(['a']);
    const before = see($historyIds);
    await tick(NOW + 2);
    expect(see($historyIds)).toBe(before);
  });
});
