import { cellOf, columnsOf } from '#core/rules';
import { bulkPartRows, type CheckedSheetRow, type NumberedBulkRow } from '#schemas';

/** Characters of one part of an upload, whatever a row has: a slow network is to carry it in the time of a call. */
const partLength = 300_000;

/** The rows of a file that go up together, from this one on; one row at least. */
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
