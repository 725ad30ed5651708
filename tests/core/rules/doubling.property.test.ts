import fc from 'fast-check';
import { expect, test } from 'vitest';
import { doubledWait } from '#core/rules';
import { law } from '../../support/property.ts';

const waits = fc
  .tuple(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 0, max: 10_000 }))
  .map(([first, more]) => ({ first, longest: first + more }));

test('law: each wait is twice the one before it until the longest, which all later ones are, however many', () =>
  law(
    fc.property(waits, fc.integer({ min: 1, max: 5000 }), (between, failures) => {
      const now = doubledWait(failures, between);
      expect(now).toBeGreaterThanOrEqual(between.first);
      expect(now).toBeLessThanOrEqual(between.longest);
      expect(doubledWait(failures + 1, between)).toBe(Math.min(between.longest, now * 2));
    }),
  ));

test('before anything has failed, it is the first wait', () => {
  expect(doubledWait(0, { first: 3, longest: 60 })).toBe(3);
  expect(doubledWait(1, { first: 3, longest: 60 })).toBe(3);
});
