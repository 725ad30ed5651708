import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reconnectDelay } from '../../../../app/adapters/network/reconnect.ts';
import { law } from '../../../support/property.ts';

const attempts = fc.integer({ min: 1, max: 1000 });
const chance = fc.double({ min: 0, max: 0.999_999, noNaN: true });

describe('law: reconnecting', () => {
  it('never waits longer than thirty seconds', () => {
    law(
      fc.property(
        attempts,
        chance,
        fc.integer({ min: 1000, max: 4999 }),
        fc.boolean(),
        (attempt, luck, closeCode, silent) => {
          const delay = reconnectDelay({ attempt, closeCode, silent }, () => luck);
          return delay >= 0 && delay <= 30;
        },
      ),
    );
  });

  it('makes the first three tries within one and a half seconds each, for short blips', () => {
    law(
      fc.property(fc.integer({ min: 1, max: 3 }), chance, (attempt, luck) => {
        const delay = reconnectDelay({ attempt, closeCode: 1006, silent: true }, () => luck);
        return delay >= 0.5 && delay <= 1.5;
      }),
    );
  });

  it('spreads the clients of a server that restarts over ten seconds', () => {
    const delays = [0, 0.5, 0.999].map((luck) =>
      reconnectDelay({ attempt: 1, closeCode: 1012, silent: false }, () => luck),
    );
    expect(delays).toEqual([0, 5, 9.99]);
  });

  it('comes back within four seconds of a network that says nothing, for the first minutes', () => {
    law(
      fc.property(fc.integer({ min: 1, max: 30 }), chance, (attempt, luck) => {
        const delay = reconnectDelay({ attempt, closeCode: 1006, silent: true }, () => luck);
        return delay <= 4;
      }),
    );
  });

  it('leaves a server alone that lets no more windows in', () => {
    law(
      fc.property(attempts, chance, (attempt, luck) => {
        const loss = { attempt, closeCode: 4429, silent: false };
        return reconnectDelay(loss, () => luck) >= 15;
      }),
    );
  });
});
