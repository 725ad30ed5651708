import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bulkColumns } from '#schemas';
import { columnsInUse } from '../../plugins/bulk-order-upload/columns.ts';
import type { values } from '../core/flows/bulk/support.ts';
import { law } from '../support/property.ts';

const column = fc.constantFrom(...bulkColumns);
const blank = Object.fromEntries(bulkColumns.map((each) => [each, ''])) as ReturnType<
  typeof values
>;
const row = fc.record({
  number: fc.nat(),
  values: fc
    .dictionary(column, fc.constantFrom('', ' ', 'a', '0', '🍜', 'ข้าว', 'كتاب'))
    .map((some) => ({ ...blank, ...some })),
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
        const shown = columnsInUse(rows) ?? [];
        expect(shown).toEqual(bulkColumns.filter((each) => shown.includes(each)));
        for (const { values: cells, errors } of rows) {
          for (const each of bulkColumns)
            if (cells[each].trim() !== '') expect(shown).toContain(each);
          for (const { field } of errors) expect(shown).toContain(field);
        }
      }),
    );
  });

  it('is not known while a row is not', () => {
    const unknown = { number: 2, values: blank, errors: [], missing: 'all' as const };
    expect(columnsInUse([unknown])).toBeNull();
    expect(columnsInUse([])).toContain('recipient_name');
    expect(columnsInUse([])).not.toContain('latitude');
  });
});
