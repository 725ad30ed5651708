import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { HeldRow } from '#core';
import { rowProblem } from '#core/rules';
import { bulkRowStates } from '#schemas';
import {
  asksPlaceOnly,
  type EditableRow,
  isIn,
  nextWrong,
  rowCounts,
  rowViews,
  unplacedFirst,
  wrongRowBefore,
} from '../../plugins/bulk-order-upload/rows.ts';
import { jobRow, values } from '../core/flows/bulk/support.ts';
import { law } from '../support/property.ts';

const wrong = [{ field: 'amount', key: 'bulk-order-upload.row.amount' }] as const;
const states = ['invalid', 'unconfirmed', 'ready', 'waiting', 'removed', undefined] as const;
const rows = fc
  .array(fc.constantFrom(...states), { maxLength: 20 })
  .map((all) => all.map((state, at) => rowOf(at + 2, state)));

function rowOf(number: number, state: (typeof states)[number]): EditableRow {
  const errors = state === 'invalid' ? [...wrong] : [];
  return { number, values: values(), errors, ...(state && { state }) };
}

test('law: a row is in at most one view beside all, and each view has as many as it says', () => {
  law(
    fc.property(rows, (all) => {
      const counts = rowCounts(all);
      for (const view of rowViews) {
        expect(all.filter((row) => isIn(view, row))).toHaveLength(counts[view]);
      }
      for (const row of all) {
        expect(rowViews.filter((view) => isIn(view, row)).length).toBeLessThanOrEqual(2);
      }
    }),
  );
});

const places = rowProblem('recipient_address', 'address-found', { address: 'Anson Road' });
const others = [rowProblem('amount', 'amount-high'), rowProblem('row', 'order-repeated')];
const asked = fc.subarray([places, ...others], { minLength: 1 });

test('law: rows that ask about their place alone are confirmed together, loaded or not', () =>
  law(
    fc.property(asked, fc.constantFrom(...states), (questions, state = 'waiting') => {
      const isPlace = questions.length === 1 && questions[0] === places;
      const is = state === 'unconfirmed' && isPlace;
      const loaded = jobRow(2, { state, questions });
      expect(asksPlaceOnly(loaded)).toBe(is);
      for (const missing of ['all', 'news'] as const) {
        const row: HeldRow = { ...jobRow(2, { state }), missing, asksPlace: isPlace };
        expect(asksPlaceOnly(row)).toBe(is);
      }
    }),
  ));

test('law: rows that failed come first, then those left out, and each kind as in the file', () =>
  law(
    fc.property(fc.array(fc.constantFrom(...bulkRowStates)), (given) => {
      const kinds = [['failed'], ['invalid', 'unconfirmed']] as const;
      const all = given.map((state, at) => jobRow(at + 2, { state }));
      const [failed, leftOut] = kinds.map((kind) =>
        all.filter(({ state }) => (kind as readonly string[]).includes(state)),
      );
      const unplaced = [...(failed ?? []), ...(leftOut ?? [])];
      const others = all.filter((row) => row.state !== 'removed' && !unplaced.includes(row));
      expect(unplacedFirst(all)).toEqual([...unplaced, ...others]);
    }),
  ));

test('law: the way back to the row before is the way on from there', () => {
  law(
    fc.property(rows, fc.nat(25), (all, from) => {
      const back = wrongRowBefore(all, from);
      const isAny = all.some((row) => isIn('wrong', row));
      expect(back === null).toBe(!isAny);
      if (back === null || !all.some((row) => row.number === from && isIn('wrong', row))) return;
      const on = nextWrong(all, { number: back.number, column: 'building' });
      expect(on?.number).toBe(from);
    }),
  );
});
