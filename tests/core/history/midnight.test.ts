import { expect, test } from 'vitest';
import { $historySummary, $range, appended, rangeChosen, statusFilterChosen } from '#core';
import { DAY, DAY_START, NOW, updated } from '../../support/arbitraries.ts';
import { anOrder } from '../../support/orders.ts';
import { openHistory } from './support.ts';

type Query = { query: { from: number; to: number } };

const figures = {
  ...{ deliveries: 0, cancellations: 0, returns: 0, goods: 0, spend: 0, charges: 0, days: [] },
  ...{ median_pickup_minutes: null, median_dropoff_minutes: null },
};

/** A history whose figures tell their day: ten orders, and one more for each day since the test began. */
const openAtMidnight = () =>
  openHistory({
    answers: {
      listOrders: { data: [], pagination_key: null, seq: 1, listed_at: NOW },
      summarizeOrders: ({ query }: Query) => ({
        ...figures,
        orders: 10 + (query.from - DAY_START) / DAY,
      }),
    },
  });

test.each(['any', 'collected', 'delivered'] as const)(
  'the figures of a day, of orders that are %s, follow what was under way at its midnight',
  async (filter) => {
    const order_id = 'late';
    const placed = { order_id, vendor_id: 'v1', created_at: DAY_START - 600 };
    const riding = anOrder({ ...placed, status: 'PICKED_UP', updated_at: NOW - 60 });
    const engine = await openHistory({
      answers: {
        listOrders: {
          data: filter === 'delivered' ? [] : [riding],
          ...{ pagination_key: null, seq: 1, listed_at: NOW },
        },
        summarizeOrders: { ...figures, orders: 1 },
      },
    });
    await engine.send(appended, [updated(riding)]);
    await engine.send(rangeChosen, 'yesterday');
    await engine.send(statusFilterChosen, filter);
    const sums = () => engine.askedOf('summarizeOrders').length;
    const asked = sums();
    await engine.tick(NOW + 30);
    expect(sums()).toBe(asked);
    const delivered = { ...riding, status: 'DELIVERED', updated_at: NOW + 31 };
    await engine.send(appended, [updated(delivered)]);
    await engine.tick(NOW + 32);
    await engine.tick(NOW + 33);
    await engine.tick(NOW + 60);
    expect(sums()).toBe(asked + 1);
  },
);

test.each([
  ['yesterday', -1],
  ['today', 0],
  ['past-7-days', -7],
  ['past-30-days', -30],
] as const)(
  '%s is of the market’s day, also when that ends while it is looked at',
  async (name, first) => {
    const engine = await openAtMidnight();
    await engine.send(rangeChosen, name);
    const seen = () => [engine.see($range).from, engine.see($historySummary).summary?.orders];
    const from = (day: number) => [DAY_START + (day + first) * DAY, 10 + day + first];
    expect(seen()).toEqual(from(0));
    await engine.tick(DAY_START + DAY - 1);
    expect(seen()).toEqual(from(0));
    await engine.tick(DAY_START + DAY);
    expect(seen()).toEqual(from(1));
    // Asleep for two nights.
    await engine.tick(DAY_START + 3 * DAY + 60);
    expect(seen()).toEqual(from(3));
  },
);
