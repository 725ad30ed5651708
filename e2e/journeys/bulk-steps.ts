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
