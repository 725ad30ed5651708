import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bulkRowChecker, isRowProblem } from '#core/rules';
import type { CheckedSheetRow } from '#schemas';
import { withEdits } from '../../../../core/flows/bulk/kept.ts';
import { retyped, without, withRepeats } from '../../../../core/flows/bulk/rows.ts';
import { law } from '../../../support/property.ts';
import { rules, values } from './support.ts';

const context = { ...rules, now: 1 };
const check = bulkRowChecker(context);
const code = fc.constantFrom('', ' ', 'A', 'a', 'B', ' b ');
const step = fc.record({
  number: fc.constantFrom(2, 3, 4, 7, 9),
  code,
  how: fc.constantFrom('typed', 'typed', 'removed'),
});

function rowOf(number: number, pickup_code: string): CheckedSheetRow {
  const cells = values({ pickup_code });
  return { number, values: cells, errors: check(cells).errors };
}

/** The rows whose code stands in an earlier row. */
function repeats(rows: readonly CheckedSheetRow[]): number[] {
  const codes = rows.map((row) => row.values.pickup_code.trim().toUpperCase());
  return rows
    .filter((_, at) => codes[at] !== '' && codes.indexOf(codes[at] ?? '') < at)
    .map(({ number }) => number);
}

test('law: however rows are typed and removed, exactly those whose code stands in an earlier one say so', () =>
  law(
    fc.property(
      fc.array(code, { minLength: 4, maxLength: 4 }),
      fc.array(step, { maxLength: 8 }),
      (codes, steps) => {
        let rows = withRepeats(codes.map((each, at) => rowOf([2, 3, 4, 7][at] ?? 0, each)));
        for (const { number, code: typed, how } of steps) {
          const known = rows.some((row) => row.number === number);
          const before = rows;
          rows =
            how === 'removed'
              ? without(rows, number)
              : retyped(rows, number, values({ pickup_code: typed }), context);
          if (!known) expect(rows).toEqual(before);
          const told = rows.filter(({ errors }) =>
            errors.some((each) => isRowProblem(each, 'code-repeated')),
          );
          expect(told.map((row) => row.number)).toEqual(repeats(rows));
          // As if all of the file were read again.
          expect(rows).toEqual(
            withRepeats(rows.map((row) => rowOf(row.number, row.values.pickup_code))),
          );
        }
      },
    ),
    { runs: 100 },
  ));

test('rows to which nothing was done are not gone through', () => {
  const rows = [rowOf(2, 'A'), rowOf(3, 'B')];
  expect(withEdits(rows, new Map(), context)).toBe(rows);
});
