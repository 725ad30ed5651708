import fc from 'fast-check';
import { expect, test } from 'vitest';
import { phoneAtHome } from '#core';
import { fileColumns } from '#core/rules';
import { bulkColumns, type CheckedSheetRow } from '#schemas';
import { rowsIn } from '../../app/adapters/browser/spreadsheet-rows.ts';
import { columnsInUse } from '../../plugins/bulk-order-upload/shown-columns.ts';
import { featureColumns } from '../../plugins/columns.ts';
import { packRows } from '../../workers/spreadsheet-pack.ts';
import { rules } from '../core/flows/bulk/support.ts';
import { law } from '../support/property.ts';

const cell = fc.string({ unit: 'grapheme', maxLength: 12 });
const problem = fc.record({
  field: fc.constantFrom(...bulkColumns),
  key: fc.constantFrom('validation.fill-amount', 'bulk-order-upload.row.too-long'),
});
const row = fc.record({
  number: fc.integer({ min: 2, max: 2_000_000 }),
  values: fc
    .tuple(
      fc.record(Object.fromEntries(bulkColumns.map((column) => [column, cell]))),
      fc.dictionary(fc.stringMatching(/^[a-z_]{1,12}$/), cell, { maxKeys: 3 }),
    )
    .map(([own, more]) => ({ ...own, ...(Object.keys(more).length > 0 && { more }) })),
  errors: fc.array(problem, { maxLength: 3 }),
}) as fc.Arbitrary<unknown> as fc.Arbitrary<CheckedSheetRow>;

test('law: rows are unpacked as they were packed, in whatever order they are looked at', () =>
  law(
    fc.property(fc.array(row, { maxLength: 30 }), fc.boolean(), (rows, backwards) => {
      const unpacked = rowsIn(packRows(rows)).map((each, at) => [at, each] as const);
      for (const [at, { number, values, errors, code }] of backwards
        ? unpacked.toReversed()
        : unpacked) {
        expect({ number, values, errors }).toEqual(rows[at]);
        expect(code).toBe(values.pickup_code);
      }
    }),
  ));

test('law: which columns are shown and which numbers lack a prefix is known without unpacking a row', () =>
  law(
    fc.property(fc.array(row, { maxLength: 30 }), (rows) => {
      const packed = packRows(rows);
      const sealed = rowsIn({ ...packed, cells: packed.cells.map(() => 0) });
      const columns = fileColumns(featureColumns);
      expect(columnsInUse(sealed, columns)).toEqual(columnsInUse(rows, columns));
      for (const each of sealed) expect(phoneAtHome(each, rules)).toBeNull();
    }),
  ));
