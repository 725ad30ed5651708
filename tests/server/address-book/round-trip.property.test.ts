import fc from 'fast-check';
import phoneMetadata from 'libphonenumber-js/min/metadata';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  bookColumns,
  composeAddress,
  metadataOf,
  readBookHeader,
  savedCustomerViolation,
} from '#core/rules';
import { type FileFormat, fileFormats, type SavedCustomer } from '#schemas';
import { bookRowsOf } from '../../../plugins/activate-address-book/import-file.ts';
import { keepCustomers } from '../../../server/address-book/repository.ts';
import { textsFor } from '../../../server/texts.ts';
import { readSpreadsheet } from '../../../workers/spreadsheet-read.ts';
import { law } from '../../support/property.ts';
import { testServer } from '../../support/server.ts';

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const limits = { bytes: 5_000_000, rows: 5000, columns: 200 };
const languages = ['en', 'ar', 'lo', 'zh_Hant_TW'] as const;
const market = () => {
  const found = server.deps.markets.get('SG');
  if (!found) throw new Error('there is a market');
  return found;
};

async function exported(format: FileFormat, language?: string): Promise<Uint8Array> {
  const { headers } = await server.signIn('merchant');
  const query = new URLSearchParams({ format, ...(language && { language }) });
  const url = `/orders/api/v1/addressbook/export/m4pk1?${query}`;
  const answer = await server.app.inject({ method: 'GET', url, headers });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

async function read(bytes: Uint8Array, name: string): Promise<SavedCustomer[]> {
  const sheet = await readSpreadsheet(bytes, limits, undefined, { name, sheet: null });
  if (!sheet.ok) throw new Error(sheet.problem);
  const [header, ...lines] = sheet.value.lines;
  const { columns } = readBookHeader(header?.cells ?? []);
  expect(columns).toEqual(bookColumns);
  const { good, refused } = bookRowsOf(lines, columns, name, { market: market(), phonePlan });
  expect(refused).toEqual([]);
  return good.map(({ customer }) => customer);
}

const phonePlan = { country: 'SG', metadata: metadataOf(phoneMetadata, 'SG') };

/** Texts as people type them and as they are kept: any script, quotes, separators, and what a spreadsheet would run. */
const words = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    '=1+1',
    "'=1",
    '+65 9',
    '-2',
    '@x',
    '"a","b"',
    "O'Neil",
    'a;b\tc',
    '١٢٣',
    '007',
    '1e5',
    'ทดสอบ',
    '👩‍🍳 王',
    'TRUE',
    '1/2',
  ),
);
const plain = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Zl}\p{Zp}]/gu, '').trim();
const text = words.map(plain);
/** Numbers that a request would take, in some ways of writing them. */
const phone = fc.constantFrom('', '+6591234567', '9123 4567', '9123-4567', '+4915112345678');
const degree = (most: number) =>
  fc.integer({ min: -most * 1_000_000, max: most * 1_000_000 }).map((value) => value / 1_000_000);
const customer = fc
  .record({
    ...{
      name: text,
      phone_number: phone,
      unit: text,
      building: text,
      address_text: text,
      city: text,
      postal_code: fc
        .oneof(text, fc.stringMatching(/^0\d{4}$/))
        .map((each) => [...each].slice(0, 10).join('').trim()),
      notes: text,
    },
    ...{ latitude: degree(89), longitude: degree(179) },
  })
  .map((given) => ({
    ...given,
    country_code: 'SG',
    street_address: composeAddress([given.address_text.split(/[,،、，]/u)[0]]),
  }))
  .filter(
    (given) => given.address_text !== '' && savedCustomerViolation(given, phonePlan) === null,
  );

const byContent = (customers: readonly SavedCustomer[]) =>
  customers.map((each) => JSON.stringify(Object.entries(each).sort())).sort();

test('law: a book that was exported is read again as the same book, in each format and language', async () => {
  const books = fc.uniqueArray(customer, { maxLength: 12, selector: ({ name }) => name });
  await law(
    fc.asyncProperty(
      ...([books, fc.constantFrom(...fileFormats), fc.constantFrom(...languages)] as const),
      async (book, format, language) => {
        await server.sql`delete from address_book`;
        for (const each of book) await keepCustomers(server.sql, 'm4pk1', [each]);
        const rows = await server.sql<{ customer: SavedCustomer }[]>`
          select customer from address_book where vendor_id = 'm4pk1'`;
        if (rows.length === 0) return;
        const bytes = await exported(format, language);
        expect(byContent(await read(bytes, `book.${format}`))).toEqual(
          byContent(rows.map((row) => row.customer)),
        );
      },
    ),
    { runs: 40 },
  );
});

test.each(languages)(
  'the names of the columns are those that a file is read by: %s',
  async (language) => {
    const [deployment] = server.deps.deployments.all.filter(({ supportedLanguages }) =>
      supportedLanguages.includes(language),
    );
    if (!deployment) throw new Error(`nobody reads ${language}`);
    const say = await textsFor(deployment, language);
    const header = bookColumns.map((name) => say(`export.${name}`));
    expect(readBookHeader(header).columns).toEqual(bookColumns);
    expect(readBookHeader(bookColumns).columns).toEqual(bookColumns);
  },
);

test('nothing in a file of either format is ever run', async () => {
  const [first] = fc.sample(customer, 1);
  if (!first) throw new Error('there is a customer');
  await server.sql`delete from address_book`;
  await keepCustomers(server.sql, 'm4pk1', [{ ...first, name: '=1+1' }]);
  expect(Buffer.from(await exported('csv')).toString()).toContain(`"'=1+1"`);
  const { headers } = await server.signIn('stranger');
  const url = '/orders/api/v1/addressbook/export/m4pk1?format=csv';
  expect((await server.app.inject({ method: 'GET', url, headers })).statusCode).toBe(404);
});
