import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOfPage } from '../../../server/address-book/pages.ts';
import { keepCustomers } from '../../../server/address-book/repository.ts';
import { testServer } from '../../support/server.ts';
import { mei } from './support.ts';

/** As many as a busy outlet has after years. */
const size = 5000;
const atOnce = 500;

let server: Awaited<ReturnType<typeof testServer>>;
beforeAll(async () => {
  server = await testServer();
  const people = Array.from({ length: size }, (_, nth) => personOf(nth));
  for (const vendorId of ['m4pk1', 'm4pk2'])
    for (let from = 0; from < size; from += atOnce)
      await keepCustomers(server.sql, vendorId, people.slice(from, from + atOnce));
  await server.sql`analyze address_book`;
}, 60_000);
afterAll(() => server.close());

const names = ['Amelia', 'Benjamin', 'Li Ying', 'Devi', 'Edwin', 'Farah'];
const streets = ['Anson Road', 'Bayfront Avenue', 'Everton Park', 'Craig Road', 'Tampines Walk'];

function personOf(nth: number) {
  const name = `${names[nth % names.length]} ${nth}`;
  const street_address = `${nth} ${streets[nth % streets.length]}`;
  const phone_number = `+65${81_000_000 + nth}`;
  return { ...mei, name, phone_number, street_address, address_text: street_address };
}

type Node = {
  'Index Name'?: string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: Node[];
};

/** The node that reads the table, of a plan that was carried out. */
async function readingOf(query: ReturnType<typeof rowsOfPage>): Promise<Node> {
  const [answer] = await server.sql<{ 'QUERY PLAN': [{ Plan: Node }] }[]>`
    explain (analyze, format json) ${query}`;
  let node = answer?.['QUERY PLAN'][0].Plan;
  while (node?.Plans?.[0]) node = node.Plans[0];
  if (!node) throw new Error('there is a plan');
  return node;
}

test('of five thousand customers a page reads its own lines and no others', async () => {
  const { sql } = server;
  const whole = sql`true`;
  const [middle] = await sql<{ id: string; name: string }[]>`
    select id::text, name_order as name from address_book where vendor_id = 'm4pk1'
    order by name_order collate "C", id offset ${size / 2} limit 1`;
  for (const start of [null, middle ?? null]) {
    const read = await readingOf(rowsOfPage(sql, 'm4pk1', { start, which: whole }));
    expect(read['Index Name']).toBe('address_book_by_name');
    expect(read['Actual Rows']).toBe(50);
    expect(read['Rows Removed by Filter'] ?? 0).toBe(0);
  }
});
