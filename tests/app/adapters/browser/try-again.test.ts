import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tryAgain } from '../../../../app/adapters/browser/try-again.ts';
import { law } from '../../../support/property.ts';

test('law: the first success counts, after the pauses before it and no more; else the last failure does', () =>
  law(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 6 }),
      fc.integer({ min: 1, max: 9 }),
      async (pauses, goodAt) => {
        const seen: number[] = [];
        const paused: number[] = [];
        const act = async (nth: number) => {
          seen.push(nth);
          if (nth < goodAt) throw nth;
          return nth;
        };
        const end = await tryAgain(act, pauses, async (seconds) => void paused.push(seconds)).then(
          (good) => ({ good }),
          (bad: unknown) => ({ bad }),
        );
        const tries = Math.min(goodAt, pauses.length + 1);
        expect(seen).toEqual(Array.from({ length: tries }, (_, nth) => nth + 1));
        expect(paused).toEqual(pauses.slice(0, tries - 1));
        expect(end).toEqual(goodAt <= pauses.length + 1 ? { good: goodAt } : { bad: tries });
      },
    ),
  ));
