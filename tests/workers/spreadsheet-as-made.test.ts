import { expect, test } from 'vitest';
import { type CellObject, utils, type WorkBook, write } from 'xlsx';
import { workbookWith } from '../../e2e/support/workbook.ts';
import type { SheetLines } from '../../workers/spreadsheet-cells.ts';
import { readSpreadsheet } from '../../workers/spreadsheet-read.ts';

const limits = { bytes: 5_242_880, rows: 5000, columns: 200 };
const header = ['Name', 'Address', 'Phone', 'Payment', 'Items'];
const order = ['Ana', '5 Raffles Place', '+6591234567', 'Cash', 'Tea'];

async function read(file: Uint8Array, name = 'orders.xlsx', sheet: number | null = null) {
  const answer = await readSpreadsheet(new Uint8Array(file), limits, () => undefined, {
    name,
    sheet,
  });
  return answer.ok ? answer.value : answer.problem;
}

function bookOf(sheets: Record<string, string[][]>, hidden: readonly string[] = []): Uint8Array {
  const book: WorkBook = utils.book_new();
  for (const [name, lines] of Object.entries(sheets)) {
    utils.book_append_sheet(book, utils.aoa_to_sheet(lines), name);
  }
  book.Workbook = {
    Sheets: book.SheetNames.map((name) => ({ Hidden: hidden.includes(name) ? 1 : 0 })),
  };
  return write(book, { type: 'buffer', compression: true, bookSST: true });
}

test('orders are found behind a hidden sheet and one of instructions', async () => {
  const sheets = { Lists: [['Name', 'Phone']], 'Read & me': [['How to']], Orders: [header, order] };
  const found = (await read(bookOf(sheets, ['Lists']))) as SheetLines;
  expect(found.sheets).toEqual(['Read & me', 'Orders']);
  expect(found.sheet).toBe(1);
  expect(found.lines.map(({ cells }) => cells)).toEqual([header, order]);
  const chosen = (await read(bookOf(sheets, ['Lists']), 'orders.xlsx', 0)) as SheetLines;
  expect(chosen.lines.map(({ cells }) => cells)).toEqual([['How to']]);
});

test('a file of sheets whose columns nobody knows is its first one', async () => {
  const found = (await read(bookOf({ A: [['Wer', 'Was']], B: [['Wo']] }))) as SheetLines;
  expect([found.sheet, found.lines[0]?.cells]).toEqual([0, ['Wer', 'Was']]);
});

test('letters that are written as references are whole, also beyond U+FFFF', async () => {
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const file = workbookWith(`<row r="1">${cell('&#128512;&#x1F468;&#x4E2D;&lt;&#38;')}</row>`);
  expect(((await read(file)) as SheetLines).lines[0]?.cells).toEqual(['😀👨中<&']);
});

test('codes that a format fills up keep their zeros, and three decimals never look like thousands', async () => {
  const sheet = utils.aoa_to_sheet([
    ['Code', 'Amount'],
    [123, 12.345],
  ]);
  (sheet.A2 as CellObject).z = '00000';
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Orders');
  const found = (await read(write(book, { type: 'buffer' }))) as SheetLines;
  expect(found.lines[1]?.cells).toEqual(['00123', '12.3450']);
});

const encoded = (text: string) => new TextEncoder().encode(text);
const wide = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
test.each([
  ['commas', 'a.csv', encoded('Name,Phone\r\n"Lim, Ana",0912\r\n')],
  ['semicolons', 'a.CSV', encoded('Name;Phone\nLim, Ana;0912\n')],
  ['tabs', 'pasted.tsv', encoded('Name\tPhone\nLim, Ana\t0912')],
  ['a mark before it', 'a.csv', encoded('\ufeffName,Phone\n"Lim, Ana",0912')],
  ['UTF-16', 'a.txt', wide('Name\tPhone\r\nLim, Ana\t0912\r\n')],
])('a table with %s is read as it is written', async (_, name, bytes) => {
  const found = (await read(bytes, name)) as SheetLines;
  expect(found.lines.map(({ cells }) => cells)).toEqual([
    ['Name', 'Phone'],
    ['Lim, Ana', '0912'],
  ]);
});

test.each([
  ['no text', 'a.csv', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0xff]), 'format'],
  ['text that says it is a workbook', 'a.xlsx', encoded('a,b'), 'format'],
  ['nothing', 'a.csv', encoded(' '), 'empty'],
  ['too many lines', 'a.csv', encoded('a,b\n'.repeat(5002)), 'too-many-rows'],
  ['too many columns', 'a.csv', encoded(`a${',b'.repeat(300)}`), 'too-many-columns'],
])('%s is refused', async (_, name, bytes, fault) => {
  expect(await read(bytes, name)).toBe(fault);
});
