import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createKept } from '../../../../app/adapters/storage/kept.ts';
import { law } from '../../../support/property.ts';
import { storageOf } from '../../../support/storage.ts';

const places = fc.uniqueArray(
  fc.record({
    key: fc.stringMatching(/^[a-z]{1,4}$/),
    keptFor: fc.constantFrom('ever' as const, 'session' as const, 'typed' as const),
    owner: fc.constantFrom('', 'u-1', 'u-2'),
    // As JSON tells it, which knows no zero below zero.
    value: fc
      .jsonValue()
      .filter((value) => value !== null)
      .map((value): unknown => JSON.parse(JSON.stringify(value))),
  }),
  { selector: ({ key, owner }) => `${key}:${owner}`, maxLength: 12 },
);
const day = 24 * 3600;

test('law: what features keep is found again by its own place, and a sign-out takes what was declared to go, of everybody', () =>
  law(
    fc.property(places, fc.boolean(), fc.boolean(), (kept, typed, isLate) => {
      let now = 0;
      const keeper = createKept(storageOf(), () => now);
      for (const each of kept) keeper.save(each);
      for (const { value, ...at } of kept) expect(keeper.load(at)).toEqual(value);
      keeper.forget({ typed });
      if (isLate) now = day;
      for (const { value, ...at } of kept) {
        const isGone = at.keptFor === 'session' || (at.keptFor === 'typed' && (typed || isLate));
        expect(keeper.load(at)).toEqual(isGone ? null : value);
      }
    }),
  ));

test('null removes a value, and what nobody can read is nothing', () => {
  const entries = new Map<string, string>();
  const keeper = createKept(storageOf(entries), () => 0);
  const at = { key: 'note', owner: 'u-1' };
  for (const keptFor of ['ever', 'session', 'typed'] as const) {
    keeper.save({ ...at, keptFor, value: 'left' });
    for (const key of entries.keys()) entries.set(key, '{');
    expect(keeper.load({ ...at, keptFor })).toBeNull();
    keeper.save({ ...at, keptFor, value: 'left' });
    keeper.save({ ...at, keptFor, value: null });
    expect(entries.size).toBe(0);
  }
});
