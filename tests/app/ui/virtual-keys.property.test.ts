import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { indexesOf, isAbove } from '../../../app/ui/data/virtual-keys.ts';
import { law } from '../../support/property.ts';

const keys = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { minLength: 1 });

describe('a list that is read further down', () => {
  it('keeps its place when something comes or goes above', () => {
    expect(isAbove(['b', 'c'], ['a', 'b', 'c'], 'c')).toBe(true);
    expect(isAbove(['a', 'b', 'c'], ['b', 'c'], 'c')).toBe(true);
  });

  it('has nothing to keep when something comes or goes below, or the row itself went', () => {
    expect(isAbove(['a', 'b'], ['a', 'b', 'c'], 'a')).toBe(false);
    expect(isAbove(['a', 'b', 'c'], ['b', 'c'], 'a')).toBe(false);
  });

  it('shows what is new to a reader at the top', () => {
    expect(isAbove(['b'], ['a', 'b'], null)).toBe(false);
  });
});

test('law: what is put above a row moves its place by as much, and what is put below by nothing', () =>
  law(
    fc.property(keys, fc.nat(), fc.nat(), (all, from, count) => {
      const anchor = all[from % all.length] ?? '';
      const added = Array.from({ length: 1 + (count % 5) }, (_, at) => `new ${at}`);
      expect(isAbove(all, [...added, ...all], anchor)).toBe(true);
      expect(isAbove(all, [...all, ...added], anchor)).toBe(false);
    }),
  ));

test('law: the places of keys are those at which they stand', () =>
  law(
    fc.property(keys, fc.array(fc.option(fc.string({ maxLength: 3 }))), (all, wanted) => {
      const places = indexesOf(all, wanted);
      expect(places).toEqual(all.flatMap((key, at) => (wanted.includes(key) ? [at] : [])));
    }),
  ));
