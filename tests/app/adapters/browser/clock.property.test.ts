import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createClock } from '../../../../app/adapters/browser/clock.ts';
import { law } from '../../../support/property.ts';

const seconds = fc.integer({ min: 1_000_000_000, max: 2_000_000_000 });

describe('law: the clock', () => {
  it('is within two seconds of the server, however wrong the device is', () => {
    law(
      fc.property(seconds, seconds, (device, server) => {
        const clock = createClock(() => device * 1000);
        clock.ask()(server);
        expect(Math.abs(clock.now() - server)).toBeLessThanOrEqual(2);
      }),
    );
  });

  it('stays right however long an answer takes, and a wrong one is put right to half of that', () => {
    const rests = fc.tuple(fc.nat({ max: 30 }), fc.nat({ max: 30 }));
    law(
      fc.property(
        seconds,
        fc.integer({ min: -5000, max: 5000 }),
        rests,
        (at, ahead, [way, back]) => {
          let now = at;
          const clock = createClock(() => now * 1000);
          clock.adopt(ahead);
          const heard = clock.ask();
          now += way;
          const written = now;
          now += back;
          heard(written);
          const wrong = Math.abs(clock.now() - now);
          expect(wrong).toBeLessThanOrEqual(Math.max(way, back) + 2);
          if (Math.abs(ahead) <= 2) expect(wrong).toBe(Math.abs(ahead));
        },
      ),
    );
  });

  it('does not jitter with the whole seconds of a header', () => {
    law(
      fc.property(seconds, fc.double({ min: 0, max: 0.999, noNaN: true }), (device, part) => {
        const clock = createClock(() => (device + part) * 1000);
        clock.ask()(device);
        expect(clock.now()).toBeCloseTo(device + part, 5);
      }),
    );
  });

  it('is right again as soon as the device is put right, whatever it had learned before', () => {
    law(
      fc.property(
        seconds,
        fc.integer({ min: 60, max: 1_000_000 }),
        fc.boolean(),
        (at, by, asked) => {
          let device = at + by;
          const clock = createClock(() => device * 1000);
          clock.now();
          if (asked) clock.ask()(at);
          device = at + 1;
          expect(Math.abs(clock.now() - device)).toBeLessThanOrEqual(2);
        },
      ),
    );
  });

  it('tells other tabs what it learned, and takes over what they did', () => {
    const told: number[] = [];
    const clock = createClock(
      () => 1_000_000,
      (ahead) => told.push(ahead),
    );
    clock.ask()(4600);
    expect(told).toEqual([3600]);
    const other = createClock(() => 1_000_000);
    other.adopt(3600);
    expect(other.now()).toBe(clock.now());
  });
});
