import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankBulkRow, cellOf, compareColumns, fileColumns, withCell } from '#core/rules';
import { compareShown } from '../../plugins/bulk-order-upload/column-order.ts';
import {
  columnsInUse,
  kept,
  leadWidth,
  nameWidth,
  tracksOf,
} from '../../plugins/bulk-order-upload/shown-columns.ts';
import { featureColumns } from '../../plugins/columns.ts';
import { law } from '../support/property.ts';

const all = fileColumns(featureColumns);
const first = [
  'recipient_name',
  'recipient_address',
  'recipient_phone_number',
  'amount',
  'payment_method',
];
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
  it('law: whatever a row says, or is wrong in, has its column, in the given order', () => {
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

  it('law: name, address, phone, amount and payment come first, the rest as in the template', () => {
    law(
      fc.property(fc.subarray([...all]), (some) => {
        const mixed = some.toReversed().sort(compareShown);
        expect(mixed).toEqual([
          ...first.filter((each) => some.includes(each)),
          ...some.filter((each) => !first.includes(each)).sort(compareColumns),
        ]);
      }),
    );
  });

  it('are in view together with the fee on a window of 1280 pixels, beside the bar of a long list', () => {
    const stuck = new Map<string, number>([
      [leadWidth, kept.lead],
      [nameWidth, kept.name],
    ]);
    const tracks = tracksOf(first, true)
      .split(' ')
      .map((track) => stuck.get(track) ?? Number.parseFloat(track));
    const rems = tracks.reduce((sum, width) => sum + width, 0);
    const [gap, pad, page, bar, edges] = [8, 12, 16, 15, 2];
    const taken = rems * 16 + gap * (tracks.length - 1) + 2 * (pad + page) + bar + edges;
    expect(taken).toBeLessThanOrEqual(1280);
  });

  it('is not known while a row is not', () => {
    const unknown = { number: 2, values: blankBulkRow, errors: [], missing: 'all' as const };
    expect(columnsInUse([unknown], all)).toBeNull();
    expect(columnsInUse([], all)).toContain('recipient_name');
    expect(columnsInUse([], all)).not.toContain('latitude');
  });
});
