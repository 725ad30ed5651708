import { describe, expect, test } from 'vitest';
import {
  $historySummary,
  $ordersOfWeek,
  daysOfSummary,
  historyOpened,
  historySearched,
  outletChosen,
  outletsIncluded,
  rangeChosen,
  statusFilterChosen,
} from '#core';
import type { OrderSummary } from '#schemas';
import { $historyQuery } from '../../../core/history/query-model.ts';
import { DAY, DAY_START } from '../../support/arbitraries.ts';
import { unreachable } from '../../support/engine.ts';
import { openHistory } from './support.ts';

const figures = {
  ...{ orders: 3, deliveries: 2, cancellations: 1, returns: 0, goods: 40, spend: 12.5, charges: 3 },
  ...{ median_pickup_minutes: 10, median_dropoff_minutes: 24 },
};
const summed: OrderSummary = { ...figures, days: [{ ...figures, day: '2027-01-14' }] };

describe('the summary', () => {
  test('is of the query of the list, and follows it', async () => {
    const { send, see, askedOf } = await openHistory({ answers: { summarizeOrders: summed } });
    expect(askedOf('summarizeOrders')).toMatchObject([
      { query: { from: DAY_START - DAY, to: DAY_START - 0.001, include_outlets: 'false' } },
      { query: { from: DAY_START - 2 * DAY, to: DAY_START - DAY - 0.001 } },
    ]);
    expect(see($historySummary)).toMatchObject({
      ...{ summary: summed, failed: false },
      before: { summary: summed, period: { from: DAY_START - 2 * DAY, to: DAY_START - DAY } },
    });
    await send(statusFilterChosen, 'cancelled');
    expect(askedOf('summarizeOrders').at(-1)).toMatchObject({ query: { status: 'cancelled' } });
    expect(askedOf('listOrders').at(-1)).toMatchObject({ query: { status: 'cancelled' } });
  });

  test('of a month is compared with the month before', async () => {
    const { send, askedOf } = await openHistory({ answers: { summarizeOrders: summed } });
    await send(rangeChosen, 'last-month');
    const seconds = (month: number) => Date.UTC(2027, month) / 1000;
    expect(askedOf('summarizeOrders').slice(-2)).toMatchObject([
      { query: { from: seconds(-1), to: seconds(0) - 0.001 } },
      { query: { from: seconds(-2), to: seconds(-1) - 0.001 } },
    ]);
  });

  test('of an order that is named has no period', async () => {
    const { send, askedOf } = await openHistory({ answers: { summarizeOrders: summed } });
    await send(historySearched, {
      typed: 'v1-000001',
      search: { kind: 'order', order_id: 'v1-000001' },
    });
    expect(askedOf('summarizeOrders').at(-1)).toMatchObject({
      query: {
        include_outlets: 'false',
        order_id: 'v1-000001',
      },
    });
    expect(askedOf('summarizeOrders').at(-1)).not.toMatchObject({
      query: { from: expect.any(Number) },
    });
  });

  test('asks for nothing when a search cannot be made', async () => {
    const { send, askedOf } = await openHistory({ answers: { summarizeOrders: summed } });
    await send(historySearched, { typed: '9123', search: { kind: 'phone', phone: '9123' } });
    expect(askedOf('summarizeOrders')).toHaveLength(2);
  });

  test('that failed says so until it is there', async () => {
    let answer: unknown = unreachable;
    const { send, see } = await openHistory({ answers: { summarizeOrders: () => answer } });
    expect(see($historySummary)).toMatchObject({ summary: null, failed: true });
    answer = summed;
    await send(historyOpened);
    expect(see($historySummary)).toMatchObject({ summary: summed, failed: false });
  });

  test('stays without the one before it where that cannot be loaded', async () => {
    let asked = 0;
    const summarizeOrders = () => {
      asked += 1;
      return asked === 1 ? summed : unreachable;
    };
    const { see } = await openHistory({ answers: { summarizeOrders } });
    expect(see($historySummary)).toMatchObject({ summary: summed, before: null, failed: false });
  });

  test('of an empty yesterday is followed by how many orders the week had', async () => {
    const none = { ...summed, orders: 0, days: [] };
    const answers = [none, none, summed];
    const summarizeOrders = () => answers.shift() ?? unreachable;
    const { send, see, askedOf } = await openHistory({ answers: { summarizeOrders } });
    expect(askedOf('summarizeOrders').at(-1)).toMatchObject({
      query: { from: DAY_START - 7 * DAY, to: DAY_START - 0.001 },
    });
    expect(see($ordersOfWeek)).toBe(3);
    await send(statusFilterChosen, 'cancelled');
    expect(see($ordersOfWeek)).toBeNull();
  });

  test('is of the one outlet that is chosen among those that are included', async () => {
    const { send, askedOf } = await openHistory({ answers: { summarizeOrders: summed } });
    await send(outletChosen, 'v2');
    expect(askedOf('summarizeOrders').at(-1)).toMatchObject({ params: { vendorId: 'v1' } });
    await send(outletChosen, null);
    await send(outletsIncluded, true);
    await send(outletChosen, 'v2');
    expect(askedOf('listOrders').at(-1)).toMatchObject({
      ...{ params: { vendorId: 'v2' }, query: { include_outlets: 'false' } },
    });
  });

  test('does not take a late answer of another period for its own', async () => {
    const answers: ((answer: unknown) => void)[] = [];
    const summarizeOrders = () => new Promise((answer) => answers.push(answer));
    const { send, see } = await openHistory({ answers: { summarizeOrders } });
    await send(rangeChosen, 'past-7-days');
    answers[0]?.(summed);
    await send(rangeChosen, 'past-7-days');
    expect(see($historySummary)).toMatchObject({ query: see($historyQuery), summary: null });
  });

  test('has every day of its period, those without an order too', () => {
    const period = { from: DAY_START - 2 * DAY, to: DAY_START };
    const days = daysOfSummary(summed, period, 'UTC');
    expect(days.map(({ day, orders }) => [day, orders])).toEqual([
      ['2027-01-13', 0],
      ['2027-01-14', 3],
    ]);
    expect(daysOfSummary(summed, null, 'UTC')).toBe(summed.days);
  });
});
