import { cellOf, columnsOf } from '#core/rules';
import {
  type BulkProblem,
  type BulkRow,
  bulkColumns,
  type CheckedSheetRow,
  type PackedSheetRows,
} from '#schemas';

/** Packs rows into a few large buffers: copying and freeing thousands of small objects would block the page. */
export function packRows(rows: readonly CheckedSheetRow[]): PackedSheetRows {
  const cells = rows.map(({ values }) => encoder.encode(JSON.stringify(pack(values))));
  const ends = new Uint32Array(rows.length);
  const all = new Uint8Array(cells.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const [index, row] of cells.entries()) {
    all.set(row, at);
    at += row.length;
    ends[index] = at;
  }
  const codes = rows.map(({ values }) => values.pickup_code);
  return {
    ...{ numbers: Uint32Array.from(rows, ({ number }) => number), cells: all, ends },
    ...verdictsOf(rows),
    codes: codes.some((code) => code !== '') ? codes : [],
    filled: new Set(rows.flatMap(({ values }) => filledColumns(values))),
  };
}

/** Our own cells in the order of `bulkColumns`, then name and value of each cell of a feature. */
function pack(values: BulkRow): readonly string[] {
  const own = bulkColumns.map((column) => values[column]);
  return [...own, ...Object.entries(values.more ?? {}).flat()];
}

function filledColumns(values: BulkRow): readonly string[] {
  return columnsOf(values).filter((column) => cellOf(values, column).trim() !== '');
}

/** The buffers to transfer; the sender can no longer use them. */
export function piecesOf({ numbers, cells, ends, verdicts }: PackedSheetRows): ArrayBuffer[] {
  return [numbers.buffer, cells.buffer, ends.buffer, verdicts.buffer];
}

/** `lists` holds each different list of problems once; `verdicts` has its index for each row. */
function verdictsOf(rows: readonly CheckedSheetRow[]) {
  const lists: (readonly BulkProblem[])[] = [];
  const known = new Map<string, number>();
  const verdicts = Uint32Array.from(rows, ({ errors }) => {
    const key = JSON.stringify(errors);
    const at = known.get(key) ?? lists.push(errors) - 1;
    known.set(key, at);
    return at;
  });
  return { verdicts, lists };
}

const encoder = new TextEncoder();
