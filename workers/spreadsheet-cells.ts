import { type CellObject, type DenseWorkSheet, read, SSF, type WorkBook } from 'xlsx';

/** A line of a sheet that has something in it; `number` is how the spreadsheet program counts, from 1. */
export type Line = { readonly number: number; readonly cells: readonly string[] };

/** Longer than any field; what is cut off would be refused as too long in any case. */
const longestCell = 5000;

/** Reads the first sheet of a workbook as text; only cells that exist are looked at. */
export function readLines(workbook: Uint8Array, lastRow?: number): Line[] {
  const book = read(workbook, {
    ...{ type: 'array', dense: true, sheets: 0, cellNF: true, cellText: false },
    ...{ cellFormula: false, cellHTML: false, cellStyles: false },
    ...(lastRow !== undefined && { sheetRows: lastRow }),
  });
  const [name = ''] = book.SheetNames;
  const rows = (book.Sheets[name] as DenseWorkSheet | undefined)?.['!data'] ?? [];
  const from1904 = is1904(book);
  const lines: Line[] = [];
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
  return text.slice(0, longestCell).toWellFormed().trim();
}

function numberText(value: number, format: CellObject['z'], date1904: boolean): string {
  if (typeof format !== 'string' || !SSF.is_date(format))
    return String(Number(value.toPrecision(15)));
  const date = SSF.parse_date_code(value, { date1904 });
  if (!date) return String(value);
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${String(date.y).padStart(4, '0')}-${two(date.m)}-${two(date.d)}`;
  return `${day} ${two(date.H)}:${two(date.M)}`;
}

function is1904(book: WorkBook): boolean {
  return book.Workbook?.WBProps?.date1904 === true;
}
