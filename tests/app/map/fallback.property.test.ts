import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  failureLimit,
  freshTrust,
  nextTrust,
  type TileNews,
} from '../../../app/map/basemap/fallback.ts';
import { law } from '../../support/property.ts';

const news = fc.array(fc.constantFrom<TileNews>('loaded', 'failed', 'silent', 'online'), {
  maxLength: 40,
});
const after = (list: readonly TileNews[]) => list.reduce(nextTrust, freshTrust);

test('tiles that only fail are replaced by the drawn map', () => {
  const failures = Array.from({ length: failureLimit }, () => 'failed' as const);
  expect(after(failures).drawn).toBe(true);
  expect(after(failures.slice(1)).drawn).toBe(false);
});

test('single failures among tiles that come are forgiven', () =>
  law(
    fc.property(fc.nat(30), (count) => {
      const list = Array.from({ length: count }, () => ['failed', 'loaded'] as const).flat();
      expect(after(list).drawn).toBe(false);
    }),
  ));

test('once drawn, only a tile makes the drawn map go, and each does', () =>
  law(
    fc.property(news, news, (first, then) => {
      const isDrawn = after([...first, ...then]).drawn;
      if (after(first).drawn && !then.includes('loaded')) expect(isDrawn).toBe(true);
      expect(after([...first, ...then, 'loaded']).drawn).toBe(false);
    }),
  ));

test('silence is a failure', () => {
  expect(after(['silent']).drawn).toBe(true);
});

test('news that change nothing keep the same object', () => {
  const trust = after(['loaded']);
  expect(nextTrust(trust, 'loaded')).toBe(trust);
  expect(nextTrust(trust, 'online')).toBe(trust);
});
