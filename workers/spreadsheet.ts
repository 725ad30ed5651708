import { expose, transfer } from 'comlink';
import { type BulkContext, findBulkHeader } from '#core/rules';
import type {
  CheckedSheetRow,
  PackedSheetRows,
  Result,
  SheetLayout,
  SheetLine,
  Spreadsheet,
  SpreadsheetFault,
  SpreadsheetLimits,
} from '#schemas';
import { featureColumns } from '../plugins/columns.ts';
import { packRows, piecesOf } from './spreadsheet-pack.ts';
import { type Advanced, readSpreadsheet } from './spreadsheet-read.ts';
import { checkLines } from './spreadsheet-rows.ts';

const sampled = 3;

/** What the rules of a row need. Features hold functions, which cannot be sent to a worker, so their ids are sent. */
type SentContext = Omit<BulkContext, 'features'> & { readonly features: readonly string[] };

let lines: readonly SheetLine[] = [];
let rows: readonly CheckedSheetRow[] = [];

/** What the page may ask of this worker, through Comlink. The worker keeps the rows; the page fetches them in pieces. */
const api = {
  async open(
    file: File,
    limits: SpreadsheetLimits,
    layout: SheetLayout,
    advanced: Advanced,
    whole: boolean,
  ): Promise<Result<Spreadsheet, SpreadsheetFault>> {
    if (file.size > limits.bytes) return { ok: false, problem: 'too-large' };
    const bytes = new Uint8Array(await file.arrayBuffer());
    const asked = { name: file.name, sheet: layout.sheet, languages: navigator.languages };
    const read = await readSpreadsheet(bytes, limits, advanced, asked);
    if (!read.ok) return read;
    const { sheets, sheet } = read.value;
    const laid = layOut(read.value.lines, layout.headerLine);
    if (laid.rest.length === 0) return { ok: false, problem: 'empty' };
    lines = laid.rest;
    const sha256 = await digest(bytes);
    advanced(1);
    const about = { id: crypto.randomUUID(), name: file.name, sha256, sheets, sheet };
    const { header, headerLine, top, samples } = laid;
    return {
      ok: true,
      value: {
        ...about,
        header,
        headerLine,
        top,
        rows: lines.length,
        samples,
        ...(whole && { lines }),
      },
    };
  },
  /** Reads and checks the rows, and keeps them; `columns` says what each column of the file is. Returns their number. */
  check(columns: readonly (string | null)[], context: SentContext): number {
    const features = featureColumns.filter(({ id }) => context.features.includes(id));
    rows = checkLines(lines, columns, { ...context, features });
    return rows.length;
  },
  /** `count` of the checked rows, from the index `from` on. */
  page(from: number, count: number): PackedSheetRows {
    const packed = packRows(rows.slice(from, from + count));
    return transfer(packed, piecesOf(packed));
  },
};
export type SpreadsheetWorker = typeof api;

expose(api);

/** Splits the names of the columns from the lines below them; without names, every line is an order. */
function layOut(all: readonly SheetLine[], headerLine: number | null) {
  const found = findBulkHeader(all.map(({ cells }) => cells));
  const chosen = all.findIndex(({ number }) => number === headerLine);
  const at = headerLine === null ? (found ?? -1) : chosen;
  const rest = all.slice(at + 1);
  const width = Math.max(0, ...all.slice(0, shown).map(({ cells }) => cells.length));
  const header = all[at]?.cells ?? Array<string>(width).fill('');
  const samples = header.map((_, nth) =>
    rest.slice(0, sampled).map(({ cells }) => cells[nth] ?? ''),
  );
  const top = all
    .slice(0, shown)
    .map(({ number, cells }) => ({ number, cells: cells.slice(0, 8) }));
  return { header, headerLine: all[at]?.number ?? 0, rest, samples, top };
}

/** The first lines, among which a person may point out the names of the columns. */
const shown = 15;

async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
