import { expect, test } from 'vitest';
import { readSpreadsheet } from '../../workers/spreadsheet-read.ts';

const limits = { bytes: 5_242_880, rows: 5000, columns: 200 };
async function read(bytes: Uint8Array, languages: readonly string[]) {
  const wanted = { name: 'orders.csv', sheet: null, languages };
  const found = await readSpreadsheet(bytes, limits, () => undefined, wanted);
  return found.ok ? found.value.lines.map(({ cells }) => cells) : found.problem;
}

/** Text as a program of Windows writes it, whose letters are one byte each. */
function bytesIn(encoding: string, text: string): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const letters = Array.from({ length: 256 }, (_, byte) => decoder.decode(Uint8Array.of(byte)));
  return Uint8Array.from(text, (letter) => letters.indexOf(letter));
}

test.each([
  ['cs-CZ', 'windows-1250', 'Jiří Žák'],
  ['pl', 'windows-1250', 'Łukasz Gołąb'],
  ['uk-UA', 'windows-1251', 'Їжакевич Ґалина'],
  ['de-AT', 'windows-1252', 'Jürgen Groß'],
  ['el', 'windows-1253', 'Άννα Παππά'],
  ['ar-EG', 'windows-1256', 'فاطمة'],
  ['th', 'windows-874', 'สมชาย ใจดี'],
])('a table in the letters of a system in %s is read', async (language, encoding, name) => {
  const bytes = bytesIn(encoding, `name;amount\r\n${name};12,5\r\n`);
  expect(await read(bytes, ['en-US', language])).toEqual([
    ['name', 'amount'],
    [name, '12,5'],
  ]);
  expect(await read(bytes, ['en-US'])).toBe('format');
});

test('Chinese is read as the place of its reader writes it', async () => {
  const traditional = Uint8Array.of(0xa4, 0xfd, 0xa4, 0x70, 0xa9, 0xfa);
  expect(await read(traditional, ['zh-TW'])).toEqual([['王小明']]);
  const simplified = Uint8Array.of(0xcd, 0xf5, 0xd0, 0xa1, 0xc3, 0xf7);
  expect(await read(simplified, ['zh-CN'])).toEqual([['王小明']]);
});

test('Unicode stays Unicode for every reader, and what is no text is none', async () => {
  expect(await read(new TextEncoder().encode('Jiří Žák'), ['de'])).toEqual([['Jiří Žák']]);
  expect(await read(Uint8Array.of(0x50, 0x4b, 3, 4, 0xe4, 0xff), ['de'])).toBe('format');
});
