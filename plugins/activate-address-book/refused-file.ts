import { csvSeparator, withoutTextMark, withTextMark } from '#core/rules';
import type { Market, ServedFile } from '#schemas';
import type { ImportState } from './import-state.ts';

type Told = Pick<ImportState, 'asked' | 'refused' | 'sheet'>;

/** The words of the file, and how numbers are written where it is read. */
type Words = {
  readonly reason: string;
  readonly reasonOf: (row: ImportState['refused'][number]) => string;
} & Pick<Market['formatting'], 'decimal'>;

/** The refused rows of a file as they stand in it, each with its reason behind, to be corrected and imported again; null where there are none. */
export function refusedFile({ asked, refused, sheet }: Told, words: Words): ServedFile | null {
  if (asked === null || sheet?.lines === undefined || refused.length === 0) return null;
  const { name } = asked.file;
  const isText = /\.(csv|tsv|txt)$/i.test(name);
  const cellsOf = new Map(sheet.lines.map(({ number, cells }) => [number, cells]));
  const width = sheet.header.length;
  const rows = refused.map((row) => {
    const cells = cellsOf.get(row.number) ?? [];
    const whole = Array.from({ length: width }, (_, at) => cells[at] ?? '');
    return [...whole.map((cell) => (isText ? withoutTextMark(cell) : cell)), words.reasonOf(row)];
  });
  const between = csvSeparator(words);
  const lines = [[...sheet.header, words.reason], ...rows].map((cells) =>
    cells.map(quoted).join(between),
  );
  // By the mark in front, spreadsheets know UTF-8.
  const content = new Blob([`\ufeff${lines.join('\r\n')}\r\n`], { type: 'text/csv' });
  return { name: `${name.replace(/\.[^.]*$/, '')}-failed-rows.csv`, content };
}

function quoted(cell: string): string {
  return `"${withTextMark(cell).replaceAll('"', '""')}"`;
}
