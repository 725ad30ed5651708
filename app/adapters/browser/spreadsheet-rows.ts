import * as z from 'zod/mini';
import { blankBulkRow, withCell } from '#core/rules';
import { type BulkRow, bulkColumns, type CheckedSheetRow, type PackedSheetRows } from '#schemas';

/** Rows that unpack their values on access, for display or upload. */
export function rowsIn(packed: PackedSheetRows): CheckedSheetRow[] {
  const { numbers, cells, ends, verdicts, lists, codes, filled } = packed;
  let last: { at: number; values: BulkRow } | null = null;
  const unpack = (at: number): BulkRow => {
    if (last?.at !== at) {
      const bytes = cells.subarray(ends[at - 1] ?? 0, ends[at]);
      last = { at, values: valuesIn(JSON.parse(decoder.decode(bytes))) };
    }
    return last.values;
  };
  return Array.from(numbers, (number, at) => ({
    number,
    errors: lists[verdicts[at] ?? 0] ?? [],
    code: codes[at] ?? '',
    filled,
    get values() {
      return unpack(at);
    },
  }));
}

const Cells = z.array(z.string());

function valuesIn(packed: unknown): BulkRow {
  const cells = Cells.parse(packed);
  const own = bulkColumns.reduce(
    (row, column, at) => withCell(row, column, cells[at] ?? ''),
    blankBulkRow,
  );
  return cells
    .slice(bulkColumns.length)
    .reduce(
      (row, name, at, added) => (at % 2 > 0 ? row : withCell(row, name, added[at + 1] ?? '')),
      own,
    );
}

const decoder = new TextDecoder();
