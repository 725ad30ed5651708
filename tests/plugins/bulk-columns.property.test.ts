import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankBulkRow, cellOf, fileColumns, withCell } from '#core/rules';
import { columnsInUse } from '../../plugins/bulk-order-upload/shown-columns.ts';
import { featureColumns } from '../../plugins/columns.ts';
import { law } from '../support/property.ts';

const all = fileColumns(featureColumns);
const column = fc.constantFrom(...all);
const row = fc.record({
  number: fc.nat(),
  values: fc
    .dictionary(column, fc.constantFrom('', ' ', 'a', '0', '🍜', 'ข้าว', 'كتاب'))
    .map((some) =>
      Object.entries(some).reduce(
        (cells, [each, text]) => withCell(cells, each, text),
        blankBulkRow,
      ),
    ),
  errors: fc.array(
    fc.record({
      field: column,
      key: fc.constant('bulk-order-upload.row.too-long'),
      values: fc.constant({}),
    }),
    { maxLength: 2 },
  ),
});

describe('the columns of a file that are shown', () => {
  it('law: whatever a row says, or is wrong in, has its column, in the order of the template', () => {
    law(
      fc.property(fc.array(row, { maxLength: 20 }), (rows) => {
        const shown = columnsInUse(rows, all) ?? [];
        expect(shown).toEqual(all.filter((each) => shown.includes(each)));
        for (const { values: cells, errors } of rows) {
          for (const each of all)
            if (cellOf(cells, each).trim() !== '') expect(shown).toContain(each);
          for (const { field } of errors) expect(shown).toContain(field);
        }
      }),
    );
  });

  it('is not known while a row is not', () => {
    const unknown = { number: 2, values: blankBulkRow, errors: [], missing: 'all' as const };
    expect(columnsInUse([unknown], all)).toBeNull();
    expect(columnsInUse([], all)).toContain('recipient_name');
    expect(columnsInUse([], all)).not.toContain('latitude');
  });
});
