import type { AddressBookEntry, endpoints, Id, ParsedInputOf, ResultOf } from '#schemas';
import type { Db, Fragment } from '../db/connect.ts';
import { refusal } from '../http/refusal.ts';
import { entryOf, findCustomers, holding, type Row } from './repository.ts';

type Asked = ParsedInputOf<typeof endpoints.listCustomers>['query'];
type Page = ResultOf<typeof endpoints.listCustomers>;
type Counted = Omit<Page, 'remembers'>;
type Placed = Row & { name_order: string };

/** Entries of a page. */
const pageSize = 50;

/** A page of an outlet's book by name, or of the entries that match a text; without any, entries that resemble it. */
export async function listCustomers(
  sql: Db,
  vendorId: Id,
  { query = '', after }: Asked,
): Promise<Page> {
  const start = after === undefined ? null : readKey(after);
  const [row] = await sql<{ remembers: boolean }[]>`
    select remembers_customers as remembers from vendors where id = ${vendorId}`;
  const remembers = row?.remembers ?? false;
  if (query.trim() === '') {
    return { ...(await pageOf(sql, vendorId, { start, which: sql`true` })), remembers };
  }
  const which = holding(sql, query);
  if (which === null) return { customers: [], next: null, total: 0, remembers };
  const page = await pageOf(sql, vendorId, { start, which });
  if (page.total > 0) return { ...page, remembers };
  const customers = await findCustomers(sql, vendorId, query);
  return { customers, next: null, total: customers.length, remembers };
}

/** The whole book, page by page, so that a slow reader holds no connection in between. */
export async function* pagesOf(sql: Db, vendorId: Id): AsyncGenerator<AddressBookEntry[]> {
  let start: Start | null = null;
  do {
    const page: Counted = await pageOf(sql, vendorId, { start, which: sql`true` });
    yield page.customers;
    start = page.next === null ? null : readKey(page.next);
  } while (start !== null);
}

type Start = { readonly name: string; readonly id: string };
type Part = { start: Start | null; which: Fragment };

/** The rows of one page. */
export function rowsOfPage(sql: Db, vendorId: Id, { start, which }: Part) {
  const from = start
    ? sql`and (name_order collate "C", id) > (${start.name}, ${start.id}::uuid)`
    : sql``;
  return sql<Placed[]>`
    select id, customer, name_order from address_book
    where vendor_id = ${vendorId} and ${which} ${from}
    order by name_order collate "C", id limit ${pageSize}`;
}

async function pageOf(sql: Db, vendorId: Id, { start, which }: Part): Promise<Counted> {
  const rows = await rowsOfPage(sql, vendorId, { start, which });
  const [counted] = await sql<{ total: number }[]>`
    select count(*)::int as total from address_book where vendor_id = ${vendorId} and ${which}`;
  const last = rows.length === pageSize ? rows.at(-1) : undefined;
  return {
    customers: rows.map(entryOf),
    next: last ? writeKey({ name: last.name_order, id: last.id }) : null,
    total: counted?.total ?? 0,
  };
}

/** The key of the next page, as base64url. */
function writeKey({ name, id }: Start): string {
  return Buffer.from(`${id} ${name}`).toString('base64url');
}

function readKey(key: string): Start {
  const [, id, name] =
    /^([\da-f-]{36}) (.*)$/s.exec(Buffer.from(key, 'base64url').toString()) ?? [];
  if (id !== undefined && name !== undefined && uuid.test(id)) return { id, name };
  throw refusal(400, 'InvalidInput', 'The key is none that a list gave.', {
    key: 'alert.error',
    field: 'query.after',
  });
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
