import fc from 'fast-check';
import { expect, test } from 'vitest';
import { $now, clockTicked, secondsSince } from '#core';
import { NOW } from '../../support/arbitraries.ts';
import { createEngine } from '../../support/engine.ts';
import { law } from '../../support/property.ts';

const ticks = fc.array(fc.integer({ min: -4000, max: 4000 }), { minLength: 1, maxLength: 20 });

test('the moment is the newest reading of the clock within seconds, and never jitters back', () =>
  law(
    fc.asyncProperty(ticks, async (readings) => {
      const { see, send } = createEngine();
      let before = 0;
      for (const reading of readings) {
        await send(clockTicked, NOW + reading);
        const now = see($now);
        expect(Math.abs(now - (NOW + reading))).toBeLessThanOrEqual(5);
        if (before - (NOW + reading) <= 5) expect(now).toBeGreaterThanOrEqual(before);
        before = now;
      }
    }),
    { runs: 100 },
  ));

test('what waits for a time to pass waits for no longer because a clock was put right', () =>
  law(
    fc.property(fc.integer({ min: -90_000, max: 90_000 }), (ahead) => {
      const passed = secondsSince(NOW + ahead, NOW);
      if (ahead > 5) expect(passed).toBe(Number.POSITIVE_INFINITY);
      else expect(passed + ahead).toBe(0);
    }),
  ));
