import { findBulkHeader, readBulkHeader } from '#core/rules';
import type { Result, SheetLine, SpreadsheetFault, SpreadsheetLimits } from '#schemas';
import { type Entry, readArchive } from './spreadsheet-archive.ts';
import type { SheetLines } from './spreadsheet-cells.ts';
import { withWholeLetters } from './spreadsheet-letters.ts';
import { type Parts, readBook, readParts } from './spreadsheet-parts.ts';
import { scanSheet } from './spreadsheet-scan.ts';
import { storeArchive } from './spreadsheet-store.ts';
import { isTextFile, readText } from './spreadsheet-text.ts';

/** Called with how much is done, from 0 to 1. */
export type Advanced = (share: number) => void;

/** How much is done after each step. */
const steps = { unpacked: 0.3, counted: 0.4, read: 0.9 } as const;

/** What of a file is wanted: its name says whether it is plain text; which sheet, where somebody has said so; who reads it, by language. */
type Wanted = {
  readonly name: string;
  readonly sheet: number | null;
  readonly languages?: readonly string[];
};

type Read = Result<SheetLines, SpreadsheetFault>;

/**
 * Reads an untrusted file. Sizes are checked before anything is parsed, and the
 * spreadsheet library is loaded only for a file that has passed. Of several sheets, takes the first with
 * the names of our columns.
 */
export async function readSpreadsheet(
  bytes: Uint8Array,
  limits: SpreadsheetLimits,
  advanced: Advanced = () => undefined,
  { name, sheet, languages = [] }: Wanted = { name: '', sheet: null },
): Promise<Read> {
  if (bytes.length > limits.bytes) return fault('too-large');
  if (isTextFile(name)) return readText(bytes, limits, languages);
  const archive = readArchive(bytes);
  if (!archive.ok) return archive;
  const book = await readBook(bytes, archive.value);
  if (book === 'macros') return fault('macros');
  if (book === null) return fault('damaged');
  const visible = book.sheets.slice(0, mostSheets);
  const names = visible.map((each) => each.name);
  const tried: Read[] = [];
  for (const [at, { path }] of visible.entries()) {
    if (sheet !== null && sheet !== at) continue;
    const read = await readSheet(bytes, { entries: archive.value, path, limits }, advanced);
    const found: Read = read.ok
      ? { ok: true, value: { lines: read.value, sheets: names, sheet: at } }
      : read;
    tried.push(found);
    if (found.ok && hasHeader(found.value.lines)) return found;
    if (read.ok === false && read.problem !== 'empty') break;
  }
  return tried.find(({ ok }) => ok) ?? tried[0] ?? fault('damaged');
}

/** Only this many sheets are searched for the orders. */
const mostSheets = 8;

function hasHeader(lines: readonly SheetLine[]): boolean {
  const at = findBulkHeader(lines.map(({ cells }) => cells));
  return at !== null && readBulkHeader(lines[at]?.cells ?? []).columns.some((column) => column);
}

type Asked = {
  readonly entries: readonly Entry[];
  readonly path: string;
  readonly limits: SpreadsheetLimits;
};

async function readSheet(
  bytes: Uint8Array,
  { entries, path, limits }: Asked,
  advanced: Advanced,
): Promise<Result<SheetLine[], SpreadsheetFault>> {
  const parts = await readParts(bytes, { entries, sheet: path }, (share) =>
    advanced(share * steps.unpacked),
  );
  if (parts === null) return fault('damaged');
  const counted = count(parts, limits, (share) => {
    advanced(steps.unpacked + share * (steps.counted - steps.unpacked));
  });
  if (typeof counted === 'string') return fault(counted);
  advanced(steps.counted);
  const lines = await readCounted(counted);
  advanced(steps.read);
  if (lines === null) return fault('damaged');
  if (textOf(lines) > mostText) return fault('unpacks-too-large');
  return lines.length === 0 ? fault('empty') : { ok: true, value: lines };
}

/** Characters of all cells together: many may share one text that the archive holds once. */
const mostText = 64 * 1024 * 1024;

function textOf(lines: readonly SheetLine[]): number {
  return lines.reduce((sum, { cells }) => cells.reduce((all, { length }) => all + length, sum), 0);
}

/** The parts, with the sheet cut off after its last row; a fault where the sheet is beyond the limits. */
function count(
  { sheet, content }: Parts,
  limits: SpreadsheetLimits,
  advanced: Advanced,
): Map<string, Uint8Array> | SpreadsheetFault {
  const found = [...content].find(([name]) => name.toLowerCase() === sheet.toLowerCase());
  if (found === undefined) return 'damaged';
  const [name, xml] = found;
  const scan = scanSheet(xml, limits, advanced);
  if (typeof scan === 'string') return scan;
  return new Map([...content, [name, xml.subarray(0, scan.end)]]);
}

async function readCounted(content: ReadonlyMap<string, Uint8Array>): Promise<SheetLine[] | null> {
  const { readLines } = await import('./spreadsheet-cells.ts');
  try {
    return readLines(storeArchive(withWholeLetters(content)));
  } catch {
    return null;
  }
}

function fault(problem: SpreadsheetFault): { ok: false; problem: SpreadsheetFault } {
  return { ok: false, problem };
}
