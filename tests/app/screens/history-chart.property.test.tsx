import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SummaryDay } from '#core';
import { SummaryChart } from '../../../app/screens/history/summary-chart.tsx';
import { NOW } from '../../support/arbitraries.ts';
import { law } from '../../support/property.ts';
import { htmlOf, screenWorld } from '../../support/screen.tsx';

const scope = screenWorld(NOW);

/** Days one after another from a date on, with as many orders as are drawn. */
function daysFrom(date: string, counts: readonly (readonly [number, number])[]): SummaryDay[] {
  return counts.map(([deliveries, cancellations], nth) => ({
    day: new Date(Date.parse(date) + nth * 86_400_000).toISOString().slice(0, 10),
    ...{ orders: deliveries + cancellations, deliveries, cancellations },
    ...{ returns: 0, goods: 0, spend: 0, charges: 0 },
    ...{ median_pickup_minutes: null, median_dropoff_minutes: null },
  }));
}
const counts = fc.array(fc.tuple(fc.nat(999), fc.nat(99)), { minLength: 2, maxLength: 31 });

test('the chart says of its last day which it is, its figures, and the sum of the day beside it in the period before', () =>
  law(
    fc.property(counts, fc.option(counts), (now, then) => {
      const days = daysFrom('2027-02-20', now);
      const before = then && daysFrom('2027-01-20', then);
      const html = htmlOf(<SummaryChart {...{ days, before }} awaited={false} />, scope);
      const [, said = ''] = /aria-valuetext="([^"]*)"/.exec(html) ?? [];
      const [deliveries, cancellations] = now.at(-1) ?? [];
      const beside = then?.[now.length - 1];
      const date = Number(days.at(-1)?.day.slice(8));
      expect(said).toMatch(new RegExp(`^\\w{3},? ${date} \\w{3}, Deliveries: ${deliveries}, `));
      expect(said).toContain(`Cancellations: ${cancellations}`);
      const was = /, Period before: (\d+|[\d,]+)$/.exec(said)?.[1]?.replaceAll(',', '');
      expect(was).toBe(beside && String(beside[0] + beside[1]));
    }),
    { runs: 60 },
  ));
