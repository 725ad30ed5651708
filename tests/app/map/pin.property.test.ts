import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nudge } from '../../../app/map/nudge.ts';
import { law } from '../../support/property.ts';

const opposite = { ArrowUp: 'ArrowDown', ArrowLeft: 'ArrowRight' } as const;
const metres = fc.integer({ min: -1_000_000, max: 1_000_000 });

test('the opposite key takes a nudge back', () =>
  law(
    fc.property(
      metres,
      metres,
      fc.constantFrom<keyof typeof opposite>('ArrowUp', 'ArrowLeft'),
      fc.boolean(),
      (x, y, key, shiftKey) => {
        const there = nudge([x, y], { key, shiftKey }, 0.5);
        const back = there && nudge(there, { key: opposite[key], shiftKey }, 0.5);
        expect(there).not.toEqual([x, y]);
        expect(back).toEqual([x, y]);
      },
    ),
  ));

test('Shift leaps ten times as far', () => {
  expect(nudge([0, 0], { key: 'ArrowRight', shiftKey: false }, 1)).toEqual([4, 0]);
  expect(nudge([0, 0], { key: 'ArrowRight', shiftKey: true }, 1)).toEqual([40, 0]);
});

test('any other key is left to the page', () => {
  expect(nudge([0, 0], { key: 'Tab', shiftKey: false }, 1)).toBeNull();
  expect(nudge([0, 0], { key: 'toString', shiftKey: false }, 1)).toBeNull();
});
