import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { longestStop, stopAll } from '../../server/stop.ts';
import { law } from '../support/property.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** How long each step takes, in milliseconds; some never end. */
const steps = (most: number) =>
  fc.array(fc.oneof(fc.nat(20_000), fc.constant(Number.POSITIVE_INFINITY)), { maxLength: most });
const drains = fc.integer({ min: 0, max: 8 }).map((seconds) => seconds * 1000);

test('whatever its steps take, stopping takes no longer than was left for it, and works on its database for half of that at least', async () => {
  await law(
    fc.asyncProperty(steps(4), steps(3), drains, async (working, database, drained) => {
      const left = longestStop - drained;
      const began = performance.now();
      const passed = () => performance.now() - began;
      const seen: { what: string; begun: number; ended: number }[] = [];
      const step = (what: string) => (milliseconds: number) => async () => {
        const each = { what, begun: passed(), ended: Number.POSITIVE_INFINITY };
        seen.push(each);
        await new Promise<void>((done) => {
          if (milliseconds !== Number.POSITIVE_INFINITY) setTimeout(done, milliseconds);
        });
        each.ended = passed();
      };
      let took = Number.POSITIVE_INFINITY;
      const all = { working: working.map(step('work')), database: database.map(step('data')) };
      const stopping = stopAll(all, left).then(() => {
        took = passed();
      });
      await vi.runAllTimersAsync();
      await stopping;
      expect(took).toBeLessThanOrEqual(left);
      expect(seen).toHaveLength(working.length + database.length);
      const [first] = seen.filter(({ what }) => what === 'data');
      const longest = Math.max(0, ...working);
      expect(first?.begun ?? left).toBeGreaterThanOrEqual(Math.floor(Math.min(longest, left / 2)));
    }),
  );
});
