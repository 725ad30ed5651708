import { type CellObject, type DenseWorkSheet, read, SSF, type WorkBook } from 'xlsx';
import { withoutBidiControls } from '#core/rules';
import type { SheetLine } from '#schemas';

/** The lines of one sheet, the names of all sheets, and the index of this one among them. */
export type SheetLines = {
  readonly lines: SheetLine[];
  readonly sheets: readonly string[];
  readonly sheet: number;
};

/** Characters. More than any field allows, so a text that is cut here is still refused as too long. */
const longestCell = 5000;

/** Reads the one sheet of this archive as text. Goes through the cells that exist, not the range that the sheet claims. */
export function readLines(workbook: Uint8Array): SheetLine[] {
  const book = read(workbook, {
    ...{ type: 'array', dense: true, cellNF: true, cellText: false },
    ...{ cellFormula: false, cellHTML: false, cellStyles: false },
  });
  return linesOf(book, is1904(book));
}

/** Reads a table in plain text; cells that look like numbers or dates stay as they are written. */
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

/** Numbers with their stored value, not as the cell shows them; dates as `YYYY-MM-DD HH:MM`. */
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

/** Keeps the leading zeros that a format such as `0000` shows. Three decimals get a zero, or `1.234` would be read as thousands. */
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
