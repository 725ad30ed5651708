import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysOf } from '../../../server/clock.ts';
import { pastMoments } from '../../../server/demo/moments.ts';
import { randomFrom } from '../../../server/fleet/random.ts';
import { loadMarkets } from '../../../server/markets.ts';
import { law } from '../../support/property.ts';

const markets = [...(await loadMarkets()).values()];
const count = 100;

test('the past of the demo is of the two months before today, while shops are open, and always as long', () =>
  law(
    fc.property(
      fc.constantFrom(...markets),
      fc.integer({ min: 1_700_000_000, max: 1_900_000_000 }),
      fc.string(),
      (market, now, seed) => {
        const moments = pastMoments(count, market, now, randomFrom(seed));
        const dayOf = daysOf(market.timezone);
        expect(moments).toHaveLength(count);
        expect(moments).toEqual(moments.toSorted((a, b) => a - b));
        for (const at of moments) {
          expect(dayOf(at) < dayOf(now)).toBe(true);
          expect(at).toBeGreaterThan(now - 62 * 86_400);
          expect(hourOf(at, market.timezone)).toBeGreaterThanOrEqual(10);
          expect(hourOf(at, market.timezone)).toBeLessThanOrEqual(22);
        }
      },
    ),
    { runs: 60 },
  ));

/** Where the clocks have changed meanwhile, it may be one away from what was meant. */
function hourOf(at: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone });
  return Number(format.format(at * 1000));
}
