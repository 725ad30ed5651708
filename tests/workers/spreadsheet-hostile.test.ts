import { expect, test } from 'vitest';
import type { SpreadsheetFault } from '#schemas';
import { archiveOf, frame, workbookOf, workbookWith } from '../../e2e/support/workbook.ts';
import { readSpreadsheet } from '../../workers/spreadsheet-read.ts';

const limits = { bytes: 5_242_880, rows: 5000, columns: 200 };
const megabyte = 1024 * 1024;
const zeros = (megabytes: number) => Buffer.alloc(megabytes * megabyte, 0x30);
const cell = (reference: string) => `<c r="${reference}"><v>1</v></c>`;
const inRow = (number: number, cells: string) => `<row r="${number}">${cells}</row>`;
const shared = '<c t="s"><v>0</v></c>';
const small = inRow(1, cell('A1')) + inRow(2, cell('A2'));
const manyRows = Array.from({ length: 60_000 }, (_, at) => inRow(at + 1, cell(`A${at + 1}`)));

/** Files that somebody made to do harm, and why each is refused. */
const corpus: Record<string, [make: () => Buffer, fault: SpreadsheetFault]> = {
  'a picture': [() => Buffer.from('\x89PNG\r\n\x1a\n and so on', 'latin1'), 'format'],
  'text with another ending': [() => Buffer.from('name,phone\nMei,1'), 'format'],
  'an archive of something else': [() => archiveOf({ 'readme.txt': 'hello' }), 'format'],
  'a bomb that says so': [
    () => workbookWith(small, { 'xl/sharedStrings.xml': zeros(65) }),
    'unpacks-too-large',
  ],
  'a bomb that says it is small': [
    () => workbookWith(small, { 'xl/sharedStrings.xml': zeros(80) }, { size: () => 1000 }),
    'damaged',
  ],
  'cells at both ends of the sheet': [
    () => workbookWith(inRow(1, cell('A1')) + inRow(1_048_576, cell('XFD1048576'))),
    'too-many-columns',
  ],
  'one long text in every cell': [
    () =>
      workbookWith(
        Array.from({ length: 1100 }, (_, at) => inRow(at + 1, shared.repeat(13))).join(''),
        {
          'xl/sharedStrings.xml': `<sst count="1" uniqueCount="1"><si><t>${'x'.repeat(5000)}</t></si></sst>`,
          '[Content_Types].xml': (frame['[Content_Types].xml'] ?? '').replace(
            '</Types>',
            '<Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/></Types>',
          ),
        },
      ),
    'unpacks-too-large',
  ],
  'more rows than a job has': [() => workbookWith(manyRows.join('')), 'too-many-rows'],
  'behind a password, in the old container': [
    () => Buffer.from('d0cf11e0a1b11ae1'.padEnd(1024, '0'), 'hex'),
    'encrypted',
  ],
  'behind a password, as an archive': [() => workbookWith(small, {}, { flags: 1 }), 'encrypted'],
  'with programs': [() => workbookWith(small, { 'xl/vbaProject.bin': 'Sub AutoOpen()' }), 'macros'],
  'with programs under another name': [
    () =>
      workbookWith(small, {
        '[Content_Types].xml': (frame['[Content_Types].xml'] ?? '').replace(
          'openxmlformats-officedocument.spreadsheetml.sheet.main',
          'ms-excel.sheet.macroEnabled.main',
        ),
      }),
    'macros',
  ],
  'with entities that grow': [
    () =>
      workbookWith(small, {
        'xl/styles.xml': '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]><x>&b;</x>',
      }),
    'damaged',
  ],
  'with more parts than a workbook has': [
    () =>
      archiveOf({
        ...frame,
        ...Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`xl/${at}.xml`, '<a/>'])),
      }),
    'damaged',
  ],
  'cut off in the middle': [() => workbookOf([['a'], ['b']]).subarray(0, 500), 'damaged'],
  'without its sheet': [() => archiveOf(frame), 'damaged'],
  'over five megabytes': [() => Buffer.alloc(limits.bytes + 1, 0x50), 'too-large'],
  'without anything in it': [() => workbookWith(''), 'empty'],
};

test.each(Object.entries(corpus))('%s is refused in time', async (_, [make, fault]) => {
  const file = new Uint8Array(make());
  const begun = performance.now();
  expect(await readSpreadsheet(file, limits)).toEqual({ ok: false, problem: fault });
  expect(performance.now() - begun).toBeLessThan(2000);
});

test('memory stays flat while a bomb that lies is refused', async () => {
  const bomb = workbookWith(small, { 'xl/sharedStrings.xml': zeros(120) }, { size: () => 1000 });
  const file = new Uint8Array(bomb);
  const before = process.memoryUsage.rss();
  await readSpreadsheet(file, limits);
  expect(process.memoryUsage.rss() - before).toBeLessThan(100 * megabyte);
});

test('merged ranges and relations to the outside are never looked at', async () => {
  const merges = Array.from(
    { length: 200_000 },
    (_, at) => `<mergeCell ref="A${at + 1}:XFD1048576"/>`,
  );
  const file = workbookWith(
    `${small}</sheetData><mergeCells>${merges.join('')}</mergeCells><sheetData>`,
    { 'xl/externalLinks/externalLink1.xml': '<!DOCTYPE x>' },
  );
  const begun = performance.now();
  const read = await readSpreadsheet(new Uint8Array(file), limits);
  expect(read).toMatchObject({ ok: true });
  expect(performance.now() - begun).toBeLessThan(2000);
});

test('names of prototypes are only texts', async () => {
  const file = workbookOf([
    ['__proto__', 'constructor'],
    ['polluted', 'yes'],
  ]);
  const read = await readSpreadsheet(new Uint8Array(file), limits);
  expect(read.ok && read.value.lines[0]?.cells).toEqual(['__proto__', 'constructor']);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});
