import { fileOf, type GivenFile } from '../pages/bulk.ts';
import type { Portal } from '../pages/portal.ts';
import { workbookOf, workbookOfSheets } from '../support/workbook.ts';

/** Opens bulk upload for an outlet of somebody who is signed in. */
export async function reachBulk(
  portal: Portal,
  outlet = 'Pandan Kitchen Toa Payoh',
): Promise<void> {
  const { page, shell, bulk } = portal;
  await page.goto('/bulk-order');
  await shell.chooseOutlet(outlet);
  await bulk.choose.waitFor();
}

const header = [
  'Name',
  'Address',
  'Phone',
  'lat',
  'lng',
  'Payment',
  'Total',
  'Items',
  'Unit',
  'preordered_for',
];

export type Line = Partial<
  Record<'name' | 'address' | 'phone' | 'lat' | 'lng' | 'payment' | 'unit' | 'time', string>
>;

/** A file of rows near the outlet, each a good order of its own but for what is said. */
export function fileWith(name: string, lines: readonly Line[]): GivenFile {
  return fileOf(name, workbookOf(cellsOf(lines)));
}

/** The same with several sheets of such rows. */
export function fileOfSheets(
  name: string,
  sheets: Readonly<Record<string, readonly Line[]>>,
): GivenFile {
  const all = Object.entries(sheets).map(([sheet, lines]) => [sheet, cellsOf(lines)] as const);
  return fileOf(name, workbookOfSheets(Object.fromEntries(all)));
}

/** Such rows as a spreadsheet program copies them. */
export function copied(lines: readonly Line[]): string {
  return cellsOf(lines)
    .map((cells) => cells.join('\t'))
    .join('\n');
}

function cellsOf(lines: readonly Line[]): readonly (readonly string[])[] {
  const rows = lines.map((line, at) => [
    line.name ?? 'Good Person',
    line.address ?? '2 Lorong 8',
    line.phone ?? '+6591234567',
    line.lat ?? '1.33430',
    line.lng ?? '103.85630',
    line.payment ?? 'PAID',
    ...['10', 'Tea', line.unit ?? `#01-${at + 1}`, line.time ?? ''],
  ]);
  return [header, ...rows];
}

/** Scrolls the table of rows to its end, and finds what does not stay where it was of what has to: who a line is for at its beginning, and its cost. */
export async function leftBehind({ page, bulk }: Portal, file: string): Promise<string[]> {
  const rows = page.getByRole('region', { name: bulk.say('rows.list', { name: file }) });
  return rows.evaluate(scrollSideways);
}

/** Runs in the page. */
function scrollSideways(table: Element): string[] {
  const places = () =>
    [...table.querySelectorAll('[data-column=recipient_name]')].flatMap((name) => {
      const line = name.closest('fieldset') ?? name.parentElement;
      const fee = line?.matches('fieldset')
        ? line.querySelector(':scope > p')
        : line?.lastElementChild;
      return [line?.firstElementChild, name, fee].map((part) => part?.getBoundingClientRect().x);
    });
  const before = places();
  table.scrollLeft = table.scrollWidth;
  const scrolled = table.scrollLeft;
  const after = places();
  table.scrollLeft = 0;
  if (scrolled < 100) return ['the table has all of its columns in sight'];
  const named = (at: number) => ['number', 'name', 'fee'][at % 3] ?? '';
  return before.flatMap((x, at) => (x !== undefined && x === after[at] ? [] : [named(at)]));
}
