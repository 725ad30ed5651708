import { expose, transfer } from 'comlink';
import type { BulkContext } from '#core/rules';
import type {
  BulkColumn,
  CheckedSheetRow,
  PackedSheetRows,
  Result,
  Spreadsheet,
  SpreadsheetFault,
  SpreadsheetLimits,
} from '#schemas';
import type { Line } from './spreadsheet-cells.ts';
import { packRows, piecesOf } from './spreadsheet-pack.ts';
import { type Advanced, readSpreadsheet } from './spreadsheet-read.ts';
import { checkLines } from './spreadsheet-rows.ts';

const sampled = 3;

let lines: readonly Line[] = [];
let rows: readonly CheckedSheetRow[] = [];

/** What the page may ask of this worker, through Comlink. It keeps the rows; the page takes them piece by piece. */
const api = {
  async open(
    file: File,
    limits: SpreadsheetLimits,
    advanced: Advanced,
  ): Promise<Result<Spreadsheet, SpreadsheetFault>> {
    if (file.size > limits.bytes) return { ok: false, problem: 'too-large' };
    const bytes = new Uint8Array(await file.arrayBuffer());
    const read = await readSpreadsheet(bytes, limits, advanced);
    if (!read.ok) return read;
    const [head, ...rest] = read.value;
    if (head === undefined || rest.length === 0) return { ok: false, problem: 'empty' };
    lines = rest;
    const header = head.cells;
    const samples = header.map((_, at) =>
      rest.slice(0, sampled).map(({ cells }) => cells[at] ?? ''),
    );
    const sha256 = await digest(bytes);
    advanced(1);
    const id = crypto.randomUUID();
    return { ok: true, value: { id, name: file.name, sha256, header, rows: rest.length, samples } };
  },
  /** Reads the rows under our columns and keeps them; answers how many there are. */
  check(columns: readonly (BulkColumn | null)[], context: BulkContext): number {
    rows = checkLines(lines, columns, context);
    return rows.length;
  },
  /** Some of the rows that were checked. */
  page(from: number, count: number): PackedSheetRows {
    const packed = packRows(rows.slice(from, from + count));
    return transfer(packed, piecesOf(packed));
  },
};
export type SpreadsheetWorker = typeof api;

expose(api);

async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
