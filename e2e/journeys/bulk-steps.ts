import { fileOf, type GivenFile } from '../pages/bulk.ts';
import type { Portal } from '../pages/portal.ts';
import { workbookOf } from '../support/workbook.ts';

/** Signs in and goes to bulk upload for an outlet. */
export async function reachBulk(
  portal: Portal,
  outlet = 'Pandan Kitchen Toa Payoh',
): Promise<void> {
  const { signIn, request, shell, bulk } = portal;
  await signIn.as();
  await request.address.waitFor();
  await shell.chooseOutlet(outlet);
  await shell.go('nav.bulk');
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
  const rows = lines.map((line, at) => [
    line.name ?? 'Good Person',
    line.address ?? '2 Lorong 8',
    line.phone ?? '+6591234567',
    line.lat ?? '1.33430',
    line.lng ?? '103.85630',
    line.payment ?? 'PAID',
    ...['10', 'Tea', line.unit ?? `#01-${at + 1}`, line.time ?? ''],
  ]);
  return fileOf(name, workbookOf([header, ...rows]));
}
