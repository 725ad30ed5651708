import { type CellObject, type DenseWorkSheet, read, SSF, type WorkBook } from 'xlsx';
import { withoutBidiControls } from '#core/rules';
import type { SheetLine } from '#schemas';

/** The lines of one sheet, and which one it is. */
export type SheetLines = {
  readonly lines: SheetLine[];
  readonly sheets: readonly string[];
  readonly sheet: number;
};

/** Longer than any field; what is cut off would be refused as too long in any case. */
const longestCell = 5000;

/** Reads a sheet of a workbook as text; only cells that exist are looked at. The archive has no other sheet. */
export function readLines(workbook: Uint8Array): SheetLine[] {
  const book = read(workbook, {
    ...{ type: 'array', dense: true, cellNF: true, cellText: false },
    ...{ cellFormula: false, cellHTML: false, cellStyles: false },
  });
  return linesOf(book, is1904(book));
}

/** Reads a table in plain text; nothing is taken for a number or a date. */
export function readTable(text: string): SheetLine[] {
  return linesOf(read(text, { type: 'string', raw: true, dense: true }), false);
}

function linesOf(book: WorkBook, from1904: boolean): SheetLine[] {
  const sheets = book.SheetNames.map((name) => book.Sheets[name] as DenseWorkSheet | undefined);
  const rows = sheets.find((sheet) => sheet?.['!data'] !== undefined)?.['!data'] ?? [];
  const lines: SheetLine[] = [];
  for (const key of Object.keys(rows)) {
    const cells = textsOf(rows[Number(key)] ?? [], from1904);
    if (cells.some((cell) => cell !== '')) lines.push({ number: Number(key) + 1, cells });
  }
  return lines;
}

function textsOf(row: readonly (CellObject | undefined)[], from1904: boolean): string[] {
  return Array.from(row, (cell) => (cell === undefined ? '' : textOf(cell, from1904)));
}

/** Numbers as they are and not as they look; days and times as our files write them. */
function textOf(cell: CellObject, from1904: boolean): string {
  const { t: type, v: value } = cell;
  if (type === 'n' && typeof value === 'number') return numberText(value, cell.z, from1904);
  if (type === 'e') return '#ERROR';
  const text = typeof value === 'boolean' ? String(value).toUpperCase() : String(value ?? '');
  return withoutBidiControls(text.slice(0, longestCell)).toWellFormed().trim();
}

function numberText(value: number, format: CellObject['z'], date1904: boolean): string {
  if (typeof format !== 'string' || !SSF.is_date(format)) return figureText(value, format);
  const date = SSF.parse_date_code(value, { date1904 });
  if (!date) return String(value);
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${String(date.y).padStart(4, '0')}-${two(date.m)}-${two(date.d)}`;
  return `${day} ${two(date.H)}:${two(date.M)}`;
}

/** A code that a format fills up with zeros keeps them; three decimals get a fourth, or they would look like thousands. */
function figureText(value: number, format: CellObject['z']): string {
  const text = String(Number(value.toPrecision(15)));
  if (typeof format === 'string' && /^0{2,20}$/.test(format) && Number.isInteger(value)) {
    return text.padStart(format.length, '0');
  }
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}

function is1904(book: WorkBook): boolean {
  return book.Workbook?.WBProps?.date1904 === true;
}
