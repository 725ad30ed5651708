import fc from 'fast-check';
import { expect, test } from 'vitest';
import { utils, write } from 'xlsx';
import { workbookOf, workbookWith } from '../../e2e/support/workbook.ts';
import { readSpreadsheet } from '../../workers/spreadsheet-read.ts';
import { law } from '../support/property.ts';

const limits = { bytes: 5_242_880, rows: 5000, columns: 200 };
const linesOf = async (file: Uint8Array) => {
  const read = await readSpreadsheet(new Uint8Array(file), limits);
  return read.ok ? read.value.lines : read.problem;
};

test('a file of another program reads as its cells', async () => {
  const sheet = utils.aoa_to_sheet([
    ['name', 'phone', 'amount', 'when', 'gift'],
    ['Mei', 6591234567, 24.5, new Date(Date.UTC(2027, 0, 15, 18, 30)), true],
    [],
    ['ສົມສັກ', '+8562055512345', 0.1 + 0.2, '2027-01-15 18:30', false],
  ]);
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Orders');
  utils.book_append_sheet(book, utils.aoa_to_sheet([['notes']]), 'Notes');
  const file: Uint8Array = write(book, { type: 'buffer', compression: true, bookSST: true });
  expect(await linesOf(file)).toEqual([
    { number: 1, cells: ['name', 'phone', 'amount', 'when', 'gift'] },
    { number: 2, cells: ['Mei', '6591234567', '24.5', '2027-01-15 18:30', 'TRUE'] },
    { number: 4, cells: ['ສົມສັກ', '+8562055512345', '0.3', '2027-01-15 18:30', 'FALSE'] },
  ]);
});

test('cells that only have a colour count for nothing, however far they reach', async () => {
  const coloured = '<row r="1048576"><c r="XFD1048576" s="1"/></row>';
  const file = workbookWith(`<row r="1"><c r="A1"><v>1</v></c></row>${coloured}`);
  expect(await linesOf(file)).toEqual([{ number: 1, cells: ['1'] }]);
});

test('a sheet whose tags carry a namespace, and cells without references, are read', async () => {
  const file = workbookWith('', {
    'xl/worksheets/sheet1.xml':
      '<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:sheetData>' +
      '<x:row><x:c><x:v>1</x:v></x:c><x:c><x:v>2</x:v></x:c></x:row></x:sheetData></x:worksheet>',
  });
  expect(await linesOf(file)).toEqual([{ number: 1, cells: ['1', '2'] }]);
});

test('whatever is written in cells comes back, and progress only grows', async () => {
  const cell = fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => readable(text));
  await law(
    fc.asyncProperty(
      fc.array(fc.array(cell, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 8 }),
      async (written) => {
        const lines = written.map((cells) => [...cells, 'end']);
        const told: number[] = [];
        const file = new Uint8Array(workbookOf(lines));
        const read = await readSpreadsheet(file, limits, (share) => told.push(share));
        expect(read.ok && read.value.lines.map(({ cells }) => cells)).toEqual(lines);
        expect(told).toEqual(told.toSorted((a, b) => a - b));
        expect(told.at(-1)).toBeLessThanOrEqual(1);
      },
    ),
    { runs: 60 },
  );
});

/** What a cell can hold: no control characters, no blanks at its ends, no text that names a character. */
function readable(text: string): string {
  return text
    .replace(/[\p{Cc}\ufffe\uffff]/gu, '')
    .replaceAll('_', '-')
    .toWellFormed()
    .trim();
}
