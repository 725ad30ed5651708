import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#schemas';
import { dateOf, dayFrom, startOfDate } from '../../../core/kernel/days.ts';
import { loadMarkets } from '../../../server/markets.ts';
// What the browser counts days with.
import '../../support/temporal.ts';
import { historyServer } from './support.ts';

let server: Awaited<ReturnType<typeof historyServer>>;
beforeAll(async () => {
  server = await historyServer();
});
afterAll(() => server.close());

/** Those of the markets, and some where the clocks are changed at midnight. */
const zones = [
  ...new Set([
    ...[...(await loadMarkets()).values()].map(({ timezone }) => timezone),
    ...['America/Santiago', 'Asia/Beirut', 'Atlantic/Azores', 'Australia/Lord_Howe'],
  ]),
];

/** Days that are longer or shorter than others, and the one with which a year ends. */
function specialDays(zone: string): readonly number[] {
  const dates = Array.from({ length: 365 }, (_, nth) => new Date(Date.UTC(2027, 0, 1 + nth)));
  const starts = dates.map((date) => startOfDate(date.toISOString().slice(0, 10), zone) ?? 0);
  const isSpecial = (start: number) => dayFrom(start, zone, 1) - start !== 86_400;
  return starts.filter((start, nth) => isSpecial(start) || nth === 364);
}

/** The deployment at which the orders are, with its clocks elsewhere. */
function moveTo(zone: string): void {
  const deployment = server.deps.deployments.all.find(({ id }) => id === 'sg');
  if (deployment === undefined) throw new Error('There is no such deployment.');
  deployment.timezone = zone;
}

/** The orders of a period as the figures and as the list have them. */
async function ordersIn(from: number, end: number) {
  const period = { from, to: end - 0.001 };
  const figures = await server.get('/orders/summary', period);
  const list = await server.get('/orders', { ...period, count: 30 });
  const { days } = endpoints.summarizeOrders.result.parse(figures.json().result);
  const { data } = endpoints.listOrders.result.parse(list.json().result);
  return {
    days: days.map(({ day, orders }) => [day, orders]),
    listed: data.map(({ order_id }) => order_id).toSorted(),
  };
}

test.each(zones)(
  'an order placed just after midnight in %s is of the day that has begun, for list and figures alike',
  async (zone) => {
    moveTo(zone);
    for (const start of specialDays(zone)) {
      const next = dayFrom(start, zone, 1);
      const moments = [start - 0.001, start, start + 0.001, start + 60, next - 0.001, next];
      const orders = moments.map((created_at, nth) => ({ order_id: `m4pk1-${nth}`, created_at }));
      await server.forget();
      await server.put(...orders);
      for (const day of [dayFrom(start, zone, -1), start, next]) {
        const date = dateOf(day, zone);
        const those = orders.filter(({ created_at }) => dateOf(created_at, zone) === date);
        expect(await ordersIn(day, dayFrom(day, zone, 1))).toEqual({
          days: [[date, those.length]],
          listed: those.map(({ order_id }) => order_id),
        });
      }
      // The same of a period in which the clocks are changed on the way.
      const { days } = await ordersIn(dayFrom(start, zone, -2), dayFrom(next, zone, 2));
      const dates = Object.entries(
        Object.groupBy(orders, ({ created_at }) => dateOf(created_at, zone)),
      );
      expect(days).toEqual(dates.map(([date, those = []]) => [date, those.length]));
    }
  },
);
