import { allSettled } from 'effector';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { $historySummary } from '#core';
import type { OrderStatus } from '#schemas';
import { uncounted } from '../../../app/screens/history/history.css.ts';
import { HistoryCards } from '../../../app/screens/history/history-cards.tsx';
import { HistoryTable } from '../../../app/screens/history/history-table.tsx';
import { SummaryTable } from '../../../app/screens/history/summary-table.tsx';
import { NOW } from '../../support/arbitraries.ts';
import { anOrder } from '../../support/orders.ts';
import { law } from '../../support/property.ts';
import { htmlOf, screenWorld, wordsOn } from '../../support/screen.tsx';

const scope = screenWorld(NOW);
const count = fc.oneof(fc.constant(0), fc.nat(1999));
const ended = fc.record({ deliveries: count, returns: count, cancellations: count });
const nothing = { goods: 0, spend: 0, charges: 0, days: [] };
const unknown = { median_pickup_minutes: null, median_dropoff_minutes: null };

const rows = [anOrder()];
const pathTo = () => '/history';
const screens: readonly (readonly [string, ReactNode])[] = [
  ['table', <HistoryTable key="table" rows={rows} outlets={false} pathTo={pathTo} />],
  ['cards', <HistoryCards key="cards" rows={rows} pathTo={pathTo} />],
];

/** The figures under the orders by their names. */
function totalsOn(screen: ReactNode): ReadonlyMap<string, number> {
  const words = wordsOn(<Router ssrPath="/history">{screen}</Router>, scope);
  const figures = /(?:(?:Orders|Deliveries|Returned|Cancellations|Under way) [\d,]+ )+/;
  const [found = ''] = figures.exec(words) ?? [];
  const read = [...found.matchAll(/(\D+) ([\d,]+) /g)];
  return new Map(read.map(([, name = '', number = '']) => [name, Number(number.replace(',', ''))]));
}

test.each(screens)(
  'law: what became of the orders adds up to how many there are, those brought back too: %s',
  (_, screen) =>
    law(
      fc.asyncProperty(ended, count, async (ends, ongoing) => {
        const { deliveries, returns, cancellations } = ends;
        const orders = deliveries + returns + cancellations + ongoing;
        const summary = { ...nothing, ...unknown, ...ends, orders };
        const kept = scope.getState($historySummary);
        await allSettled($historySummary, { scope, params: { ...kept, summary } });
        const { Orders: whole, ...parts } = Object.fromEntries(totalsOn(screen));
        expect(whole).toBe(orders);
        expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(orders);
        expect(parts.Returned ?? 0).toBe(returns);
      }),
      { runs: 50 },
    ),
);

test('orders of which none counts add up to nothing that denies their own figures', async () => {
  const ends = { deliveries: 0, returns: 0, cancellations: 2 };
  const summary = { ...nothing, ...unknown, ...ends, orders: 2 };
  const kept = scope.getState($historySummary);
  const foot = async (more: object) => {
    await allSettled($historySummary, {
      scope,
      params: { ...kept, summary: { ...summary, ...more } },
    });
    const table = <HistoryTable rows={[]} outlets={false} pathTo={pathTo} />;
    return wordsOn(<Router ssrPath="/history">{table}</Router>, scope);
  };
  expect(await foot({})).toMatch(/Cancellations 2 – – $/);
  expect(await foot({ returns: 1, spend: 4 })).toMatch(/ – \S*4\.00 $/);
  expect(await foot({ deliveries: 1, goods: 9, spend: 4 })).toMatch(/9\.00 \S*4\.00 $/);
});

test('a fee that is not among the totals is muted in the table and on the cards of a phone', () => {
  const fee = (status: OrderStatus) => anOrder({ status, delivery_fee: 7.77 });
  const cancelled = [fee('CANCELLED')];
  const returned = [fee('RETURNED_TO_VENDOR')];
  const muted = new RegExp(`class="[^"]*${uncounted}[^"]*">[^<]*7\\.77<`);
  const html = (screen: ReactNode) => htmlOf(<Router ssrPath="/history">{screen}</Router>, scope);
  const table = { outlets: false, pathTo };
  expect(html(<HistoryTable {...table} rows={cancelled} />)).toMatch(muted);
  expect(html(<HistoryTable {...table} rows={returned} />)).not.toMatch(muted);
  expect(html(<HistoryCards pathTo={pathTo} rows={cancelled} />)).toMatch(muted);
  expect(html(<HistoryCards pathTo={pathTo} rows={returned} />)).toMatch(/7\.77</);
  expect(html(<HistoryCards pathTo={pathTo} rows={returned} />)).not.toMatch(muted);
});

test('a day says how many orders were brought back, beside all others that ended', () => {
  const ends = { deliveries: 3, returns: 2, cancellations: 1 };
  const day = { ...nothing, ...unknown, ...ends, day: '2027-01-14', orders: 6 };
  const words = wordsOn(<SummaryTable days={[day]} />, scope);
  expect(words).toMatch(/Orders Deliveries Returned Cancellations/);
  expect(words).toMatch(/ 6 3 2 1 /);
});
