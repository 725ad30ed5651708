import { cellOf, columnsOf } from '#core/rules';
import { bulkPartRows, type CheckedSheetRow, type NumberedBulkRow } from '#schemas';

/** Characters of one part of an upload at most, so that a slow network can carry it before the call times out, and packing it does not hold up the page. */
const partLength = 150_000;

/** The rows from index `from` that are uploaded together; at least one. */
export function partOf(rows: readonly CheckedSheetRow[], from: number): readonly NumberedBulkRow[] {
  const part: NumberedBulkRow[] = [];
  let length = 0;
  for (const { number, values } of rows.slice(from, from + bulkPartRows)) {
    length += columnsOf(values).reduce((sum, each) => sum + cellOf(values, each).length, 0);
    if (length > partLength && part.length > 0) break;
    part.push({ number, values });
  }
  return part;
}
