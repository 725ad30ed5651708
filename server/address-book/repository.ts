import { composeAddress } from '#core/rules';
import type { AddressBookEntry, Id, SavedCustomer, UnixTime } from '#schemas';
import type { Db, Fragment } from '../db/connect.ts';
import { fold, spell } from '../places/normalise.ts';
import {
  digitsOf,
  identityOf,
  identityRule,
  lookedUpDigits,
  phoneKeyOf,
  searchTextOf,
  wordsOf,
} from './search-text.ts';

export type Row = { id: string; customer: SavedCustomer };
type Place = { vendorId: Id; customerId: Id };

/** The most results of a search. */
const most = 20;

/** Customers that match every word of the query, or its digits in their number; without any, those that resemble every word. */
export async function findCustomers(
  sql: Db,
  vendorId: Id,
  query: string,
): Promise<AddressBookEntry[]> {
  const holds = holding(sql, query);
  if (holds === null) return [];
  const words = wordsOf(query);
  const literal = await sql<Row[]>`
    select id, customer from address_book where vendor_id = ${vendorId} and ${holds}
    order by search like ${` ${words.join(' ')}%`} desc, customer ->> 'name', id limit ${most}`;
  if (literal.length > 0) return literal.map(entryOf);
  const gist = words.join(' ');
  const alike = await sql<Row[]>`
    select id, customer from address_book
    where vendor_id = ${vendorId} and word_similarity(${gist}, search) > 0.5
      ${eachAlike(sql, words)} ${numbersHeld(sql, query)}
    order by word_similarity(${gist}, search) desc, id limit ${most}`;
  return alike.map(entryOf);
}

/** The condition that an entry matches every word of a text, or its digits in the number; null for a text without either. */
export function holding(sql: Db, query: string): Fragment | null {
  const words = wordsOf(query);
  const digits = /\p{L}/u.test(query) ? '' : lookedUpDigits(query);
  if (words.length === 0 && digits === '') return null;
  const holdsAll = words.map((word) => sql`and search like ${`%${word}%`}`);
  return sql`((${words.length > 0} ${holdsAll} ${numbersHeld(sql, query)}) or
    (${digits !== ''} and phone_digits like ${`%${digits}%`}))`;
}

/** The condition that every word is found with a typing error at most; matching only some words would find a wrong address. */
function eachAlike(sql: Db, words: readonly string[]): Fragment {
  return words.reduce(
    (all, word) => sql`${all} and word_similarity(${word}, search) > 0.45`,
    sql``,
  );
}

/** The condition that each number is found as a whole, as in `holdsNumbers`: 10 matches neither 210 nor 20. */
function numbersHeld(sql: Db, query: string): Fragment {
  const words = fold(query);
  const isOpen = /[\p{L}\p{N}]$/u.test(query);
  return words.reduce((held, word, nth) => {
    const end = isOpen && nth === words.length - 1 ? '' : ' ';
    return /\d/.test(word) ? sql`${held} and search like ${`% ${spell(word)}${end}%`}` : held;
  }, sql``);
}

/** Keeps a customer; answers the existing entry where there is one. */
export async function keepCustomer(
  sql: Db,
  vendorId: Id,
  customer: SavedCustomer,
): Promise<AddressBookEntry> {
  const [row] = await sql<Row[]>`
    insert into address_book ${sql({ vendor_id: vendorId, ...columnsOf(sql, customer) })}
    on conflict (vendor_id, identity) do update
      set customer = excluded.customer, search = excluded.search, remembered_at = null
    returning id, customer`;
  if (!row) throw new Error('a customer was neither kept nor found');
  return entryOf(row);
}

/** Keeps customers, each once; existing ones are overwritten. */
export async function keepCustomers(
  sql: Db,
  vendorId: Id,
  customers: readonly SavedCustomer[],
): Promise<void> {
  if (customers.length === 0) return;
  const rows = customers.map((each) => ({ vendor_id: vendorId, ...columnsOf(sql, each) }));
  await sql`
    insert into address_book ${sql(inOrder(rows))} on conflict (vendor_id, identity) do update
      set customer = excluded.customer, search = excluded.search, remembered_at = null`;
}

/** Rows in the one order in which they are locked, so that two statements never wait for each other. */
function inOrder<Row extends { vendor_id: Id; identity: Buffer }>(rows: readonly Row[]): Row[] {
  return rows.toSorted(
    (a, b) =>
      Buffer.compare(Buffer.from(a.vendor_id), Buffer.from(b.vendor_id)) ||
      Buffer.compare(a.identity, b.identity),
  );
}

/** A customer of an outlet, and when their last order was placed. */
export type Remembered = { vendorId: Id; customer: SavedCustomer; at: UnixTime };

/** Adds recipients of orders to the books of their outlets; entries that a person wrote stay as they are. */
export async function rememberCustomers(sql: Db, people: readonly Remembered[]): Promise<void> {
  const rows = people.map(({ vendorId, customer, at }) => ({
    ...{ vendor_id: vendorId, remembered_at: at, ...columnsOf(sql, customer) },
  }));
  // One statement can insert each customer only once: take the last order.
  const once = new Map(
    rows.map((row) => [`${row.vendor_id} ${row.identity.toString('hex')}`, row]),
  );
  if (once.size === 0) return;
  await sql`
    insert into address_book as b ${sql(inOrder([...once.values()]))} on conflict (vendor_id, identity) do update
      set customer = excluded.customer, search = excluded.search,
        remembered_at = greatest(b.remembered_at, excluded.remembered_at)
      where b.remembered_at is not null`;
}

/** Changes a customer; `taken` when another entry is already the same. */
export async function changeCustomer(
  sql: Db,
  { vendorId, customerId }: Place,
  customer: SavedCustomer,
): Promise<AddressBookEntry | 'taken' | 'unknown'> {
  const [other] = await sql`
    select 1 from address_book where vendor_id = ${vendorId}
      and identity = ${identityOf(customer)} and id::text <> ${customerId}`;
  if (other) return 'taken';
  const [row] = await sql<Row[]>`
    update address_book set ${sql({ ...columnsOf(sql, customer), remembered_at: null })}
    where vendor_id = ${vendorId} and id::text = ${customerId} returning id, customer`;
  return row ? entryOf(row) : 'unknown';
}

export async function forgetCustomer(sql: Db, { vendorId, customerId }: Place): Promise<void> {
  await sql`
    delete from address_book where vendor_id = ${vendorId} and id::text = ${customerId}`;
}

function columnsOf(sql: Db, customer: SavedCustomer) {
  return {
    customer: sql.json(customer),
    identity: identityOf(customer),
    search: searchTextOf(customer),
    phone_digits: digitsOf(phoneKeyOf(customer)),
    identity_rule: identityRule,
  };
}

export function entryOf({ id, customer }: Row): AddressBookEntry {
  const { unit, building, address_text, street_address } = customer;
  const address = composeAddress([unit, building, address_text || street_address]);
  return { ...customer, id, address };
}

/** Sets whether an outlet remembers recipients. */
export async function setRemembers(sql: Db, vendorId: Id, remembers: boolean): Promise<void> {
  await sql`update vendors set remembers_customers = ${remembers} where id = ${vendorId}`;
}
