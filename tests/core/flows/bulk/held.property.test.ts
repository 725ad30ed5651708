import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blankBulkRow } from '#core/rules';
import { bulkPageRows, bulkPartRows, bulkRowStates } from '#schemas';
import { outlined, wantedWith } from '../../../../core/flows/bulk/held.ts';
import { partOf } from '../../../../core/flows/bulk/parts.ts';
import { withChanges } from '../../../../core/flows/bulk/rows.ts';
import { law } from '../../../support/property.ts';
import { jobRow, rules, values } from './support.ts';

const states = fc.array(fc.constantFrom(...bulkRowStates), { minLength: 1, maxLength: 400 });

/** An outline with a gap behind every state that differs from the last. */
const outlineOf = (given: readonly (typeof bulkRowStates)[number][]) => {
  return given.map((state, at) => ({ from: 2 + 3 * at, to: 3 + 3 * at, state }));
};

test('law: an outline names every row once, in order and in its state, whatever was known before', () =>
  law(
    fc.property(states, fc.integer({ min: 0, max: 300 }), (given, known) => {
      const outline = outlineOf(given);
      const numbers = outline.flatMap(({ from, to }) => [from, to]);
      const orders = numbers.slice(0, known).map((number) => jobRow(number, { state: 'placed' }));
      const first = outlined([], { outline, orders }, []);
      expect(first.map(({ number }) => number)).toEqual(numbers);
      expect(first.slice(known).every(({ missing }) => missing === 'all')).toBe(true);
      expect(first.slice(0, known).every(({ missing }) => missing === undefined)).toBe(true);
      const second = outlined(first, { outline, orders: [] }, []);
      expect(second.map(({ state }) => state)).toEqual(given.flatMap((state) => [state, state]));
      expect(second.slice(0, known).every(({ missing }) => missing === 'news')).toBe(true);
      expect(second[0]?.values).toEqual(first[0]?.values);
      const all = numbers.map((number) => ({ number, removed: true }));
      const { jobRows } = withChanges({ jobRows: second, changes: [] }, all, { ...rules, now: 1 });
      expect(jobRows.map(({ number }) => number)).toEqual(numbers);
      expect(jobRows.every(({ state, errors }) => state === 'removed' && errors)).toBe(true);
    }),
  ));

test('what rows ask that are not loaded is known from the outline', () => {
  const run = { from: 2, to: 3, state: 'unconfirmed' as const };
  const asked = (asks_place?: true) => ({ outline: [{ ...run, asks_place }], orders: [] });
  const first = outlined([], { ...asked(true), orders: [jobRow(3)] }, []);
  expect(first.map(({ asksPlace }) => asksPlace)).toEqual([true, undefined]);
  const second = outlined(first, asked(true), []);
  expect(second.map(({ asksPlace }) => asksPlace)).toEqual([true, true]);
  const third = outlined(second, asked(), []);
  expect(third.map(({ asksPlace }) => asksPlace)).toEqual([undefined, undefined]);
});

test('law: what is missed on screen is asked for first, and never more than a page', () =>
  law(
    fc.property(
      states,
      fc.uniqueArray(fc.nat(799), { minLength: 1, maxLength: 200 }),
      (given, at) => {
        const rows = outlined([], { outline: outlineOf(given), orders: [] }, []);
        const missed = new Set(at.map((each) => rows[each % rows.length]?.number ?? 0));
        const wanted = wantedWith(rows, missed);
        expect(wanted.length).toBeLessThanOrEqual(bulkPageRows);
        expect(new Set(wanted).size).toBe(wanted.length);
        for (const number of [...missed].slice(-bulkPageRows)) expect(wanted).toContain(number);
      },
    ),
  ));

test('rows that are loaded are asked for only where they are missed', () => {
  const outline = [{ from: 2, to: 9, state: 'ready' as const }];
  const rows = outlined([], { outline, orders: [3, 5, 6].map((number) => jobRow(number)) }, []);
  expect(wantedWith(rows, new Set([2]))).toEqual([2, 4, 7, 8, 9]);
  expect(wantedWith(rows, new Set([9, 3]))).toEqual([9, 3, 4, 7, 8]);
});

test('a page is full where enough rows are still to come', () => {
  const rows = outlined([], { outline: [{ from: 2, to: 400, state: 'ready' }], orders: [] }, []);
  expect(wantedWith(rows, new Set([150]))).toEqual(
    Array.from({ length: bulkPageRows }, (_, at) => 150 + at),
  );
});

test('a part takes rows up to what a slow network can carry, and a longer row goes alone', () => {
  const row = (number: number, length: number) => {
    const given = blankBulkRow;
    return { number, values: { ...given, recipient_notes: 'x'.repeat(length) }, errors: [] };
  };
  const sizes = (...lengths: number[]) => {
    const rows = lengths.map((length, at) => row(at, length));
    return partOf(rows, 0).map(({ number }) => number);
  };
  expect(sizes(50_000, 100_000, 1)).toEqual([0, 1]);
  expect(sizes(50_000, 100_001)).toEqual([0]);
  expect(sizes(150_001, 1)).toEqual([0]);
});

test('law: the parts of a file are all of it, in order, and none is too large', () =>
  law(
    fc.property(
      fc.integer({ min: 1, max: 2500 }),
      fc.constantFrom(0, 10, 900, 5000),
      (count, length) => {
        const notes = values({ recipient_notes: 'x'.repeat(length) });
        const rows = Array.from({ length: count }, (_, at) => {
          return { number: at + 2, values: notes, errors: [] };
        });
        const sent: number[] = [];
        while (sent.length < count) {
          const part = partOf(rows, sent.length);
          expect(part.length).toBeGreaterThan(0);
          expect(part.length).toBeLessThanOrEqual(bulkPartRows);
          expect(JSON.stringify(part).length).toBeLessThan(1_000_000);
          sent.push(...part.map(({ number }) => number));
        }
        expect(sent).toEqual(rows.map(({ number }) => number));
      },
    ),
    { runs: 20 },
  ));
