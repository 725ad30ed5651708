import { Buffer } from 'node:buffer';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { read, SSF, utils } from 'xlsx';
import { type Cell, cleanText, clockOf } from '../../../server/history/cells.ts';
import { csvOf } from '../../../server/history/csv.ts';
import { xlsxOf } from '../../../server/history/xlsx.ts';
import { law } from '../../support/property.ts';

/** What a person may type into a name, with a liking for what files trip over. */
const nasty = fc
  .tuple(
    fc.constantFrom('', '=', '+', '-', '@', '\t', '\r', '\n', '\0', "'", '"', '＝', '_x0041_'),
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom(
      '',
      '=HYPERLINK("x")',
      '</t>',
      ']]>',
      '&amp;',
      '"a",b;c',
      '\ud800',
      '咖啡 نودلز',
    ),
  )
  .map((parts) => parts.join(''));
const cell: fc.Arbitrary<Cell> = fc.oneof(
  nasty,
  fc.constantFrom('+65 9123 4567', '+96550012345'),
  fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents / 100),
);
const table = fc.integer({ min: 1, max: 6 }).chain((width) =>
  fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
    minLength: 1,
    maxLength: 8,
  }),
);

async function* each<T>(rows: readonly T[]): AsyncGenerator<T> {
  yield* rows;
}

async function collected<T>(parts: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const part of parts) found.push(part);
  return found;
}

async function textOf(rows: readonly (readonly Cell[])[]): Promise<string> {
  return (await collected(csvOf(each(rows)))).join('');
}

async function sheetOf(rows: readonly (readonly Cell[])[]) {
  const bytes = Buffer.concat(await collected(xlsxOf(each(rows))));
  const { Sheets, SheetNames } = read(bytes, { cellFormula: true });
  return Sheets[SheetNames[0] ?? ''] ?? {};
}

/** A plus and digits, which a spreadsheet can only read as a number. */
const isPhone = (text: string) => /^\+\d[\d ]*$/.test(text);
const asText = (value: Cell) => (typeof value === 'string' ? cleanText(value) : String(value));

test('CSV read again has every cell as it was, and none that a spreadsheet would run', () =>
  law(
    fc.asyncProperty(table, async (rows) => {
      const again: string[][] = parse(await textOf(rows), { bom: true });
      expect(
        again.map((row) =>
          row.map((text) =>
            isPhone(text) ? text : text.replace(/^'(?='*[=+\-@\t\n＝＋－＠])/, ''),
          ),
        ),
      ).toEqual(rows.map((row) => row.map(asText)));
      for (const text of again.flat()) {
        if (!isPhone(text)) expect(text).not.toMatch(/^[=+\-@\t\r\n\0＝＋－＠]/);
      }
    }),
    { runs: 150, examples: [[[[`'=HYPERLINK("x")`], ['']]]] },
  ));

test('CSV is parted by semicolons where numbers have a decimal comma', async () => {
  const lines = csvOf(each([['Wien, 1010', 8.7, 1250, null]]), { decimal: ',' });
  expect((await collected(lines)).join('')).toBe('\ufeff"Wien, 1010";8,7;1250;\r\n');
});

test('a workbook read again has every cell as it was: text as text, numbers as numbers, no formula', () =>
  law(
    fc.asyncProperty(table, async (rows) => {
      const sheet = await sheetOf(rows);
      for (const [r, row] of rows.entries()) {
        for (const [c, value] of row.entries()) {
          const found = sheet[utils.encode_cell({ r, c })];
          expect(found?.f).toBeUndefined();
          expect(found?.v ?? '').toEqual(typeof value === 'string' ? cleanText(value) : value);
        }
      }
    }),
    { runs: 60 },
  ));

test('a phone number stays one', async () => {
  const phone = '+6591234567';
  expect(await textOf([[phone]])).toBe(`\ufeff"${phone}"\r\n`);
  expect((await sheetOf([[phone]])).A1).toMatchObject({ t: 's', v: phone });
});

test('a moment is one that can be sorted and counted with, by the clocks of the market', async () => {
  const moment = clockOf('Asia/Singapore')(Date.UTC(2027, 0, 14, 16, 5, 9) / 1000);
  expect(moment.text).toBe('2027-01-15 00:05:09');
  expect(await textOf([[moment]])).toBe('\ufeff2027-01-15 00:05:09\r\n');
  const cell = (await sheetOf([[moment]])).A1;
  expect(cell).toMatchObject({ t: 'n' });
  expect(SSF.format('yyyy-mm-dd hh:mm:ss', cell?.v)).toBe('2027-01-15 00:05:09');
});

test('a workbook larger than one chunk is whole', async () => {
  const rows = Array.from({ length: 5000 }, (_, index) => [`order ${index}`, index]);
  expect(utils.sheet_to_json(await sheetOf(rows), { header: 1 })).toEqual(rows);
});

test.each([csvOf, xlsxOf])(
  'what goes wrong while a file is made is told to its reader',
  async (write) => {
    async function* broken(): AsyncGenerator<readonly Cell[]> {
      yield ['first'];
      throw new Error('the database went away');
    }
    await expect(collected(write(broken()))).rejects.toThrow('went away');
  },
);

test.each([csvOf, xlsxOf])('a reader who leaves ends what is asked for', async (write) => {
  const ended = Promise.withResolvers<void>();
  let begun = false;
  async function* endless(): AsyncGenerator<readonly Cell[]> {
    begun = true;
    try {
      while (true) yield ['row'.repeat(1000)];
    } finally {
      ended.resolve();
    }
  }
  for await (const _ of write(endless())) if (begun) break;
  await ended.promise;
});
