import { expect, test } from 'vitest';
import { changeOf } from '#core';

const share = { better: 'up', relative: true } as const;
const units = { better: 'down', relative: false } as const;

test('a change is a share of what was, or so many of them, and good or bad as is asked', () => {
  expect(changeOf(633, 509, share)).toEqual({ direction: 'up', by: 0.24, tone: 'better' });
  expect(changeOf(8, 11, units)).toEqual({ direction: 'down', by: 3, tone: 'better' });
  expect(changeOf(24.2, 22.9, units)).toEqual({ direction: 'up', by: 1, tone: 'worse' });
  expect(changeOf(6, 5, { better: null, relative: true })).toMatchObject({ tone: 'plain' });
});

test('what is written alike has not changed, and nothing is compared with nothing', () => {
  expect(changeOf(23.1, 22.9, units)).toMatchObject({ direction: 'same', tone: 'plain' });
  expect(changeOf(3, 0, share)).toBeNull();
  expect(changeOf(3, 0, units)).toMatchObject({ direction: 'up', by: 3 });
  expect(changeOf(null, 4, units)).toBeNull();
  expect(changeOf(4, null, units)).toBeNull();
});
