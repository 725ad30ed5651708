import fc from 'fast-check';
import { type BulkColumn, type BulkRow, bulkColumns } from '#schemas';

/** Rows that are mostly right, with cells that people and spreadsheets leave in between. */
export function rowsLike(good: BulkRow): fc.Arbitrary<BulkRow> {
  const cells = bulkColumns.map((column) => [column, cellLike(good[column])] as const);
  return fc.record(Object.fromEntries(cells) as Record<BulkColumn, fc.Arbitrary<string>>);
}

function cellLike(good: string): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 12, arbitrary: fc.constant(good) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
    { weight: 1, arbitrary: fc.constantFrom('', '=1+1', '+6591234567', '-5', '@x', '1e9') },
  );
}
