import { Readable } from 'node:stream';
import { type BookColumn, bookColumns } from '#core/rules';
import { type AddressBookEntry, type endpoints, mediaTypes } from '#schemas';
import type { Sql } from '../db/connect.ts';
import type { Cell } from '../history/cells.ts';
import { csvOf } from '../history/csv.ts';
import { xlsxOf } from '../history/xlsx.ts';
import { type Call, FileAnswer } from '../http/serve.ts';
import { pickLanguage } from '../languages.ts';
import { textsFor } from '../texts.ts';
import { pagesOf } from './pages.ts';

type Export = Call<typeof endpoints.exportCustomers>;

/** The cells of each column; headers in each language are ones that the import recognises. */
const cells: Readonly<Record<BookColumn, (entry: AddressBookEntry) => Cell>> = {
  recipient_name: ({ name }) => name,
  recipient_phone_number: ({ phone_number }) => phone_number,
  unit_number: ({ unit }) => unit,
  building: ({ building }) => building,
  recipient_address: ({ address_text, street_address }) => address_text || street_address,
  city: ({ city }) => city,
  postal_code: ({ postal_code }) => postal_code,
  recipient_notes: ({ notes }) => notes,
  latitude: ({ latitude }) => degrees(latitude),
  longitude: ({ longitude }) => degrees(longitude),
};

/** The whole book of an outlet as a file, sorted by name, streamed. */
export async function exportCustomers({
  sql,
  deployment,
  market,
  input,
}: Export): Promise<FileAnswer> {
  const { vendorId } = input.params;
  const { format, language } = input.query;
  const say = language === undefined ? undefined : await textsFor(deployment, language);
  const names = bookColumns.map((name) => (say ? say(`export.${name}`) : name));
  const { direction } = pickLanguage(language, mirrored);
  const rows = linesOf(sql, vendorId, names);
  const file =
    format === 'csv'
      ? csvOf(rows, say && market.formatting)
      : xlsxOf(rows, { mirrored: direction === 'rtl', digits: null });
  const content = Readable.from(file, { objectMode: false });
  return new FileAnswer(`address-book-${vendorId}.${format}`, mediaTypes[format], content);
}

/** Texts that run from right to left, beside all others. */
const mirrored = { en: null, ar: null };

async function* linesOf(
  sql: Sql,
  vendorId: string,
  names: readonly string[],
): AsyncGenerator<readonly Cell[]> {
  yield names;
  for await (const entries of pagesOf(sql, vendorId)) {
    yield* entries.map((entry) => bookColumns.map((column) => cells[column](entry)));
  }
}

/** Degrees with six decimals (ten centimetres), never with an exponent. */
function degrees(value: number | null): number | null {
  return value === null ? null : Number(value.toFixed(6));
}
