import type { SavedCustomer } from '#schemas';
import type { Sql, Tx } from '../db/connect.ts';
import type { Row } from './repository.ts';
import { digitsOf, identityOf, identityRule, phoneKeyOf, searchTextOf } from './search-text.ts';

/** Entries of one transaction. */
const atOnce = 500;

/**
 * Updates entries whose identity and searched text were computed by an earlier rule. Entries that become the same customer are merged: one kept by a
 * person wins over one left by an order, then the newer. Instances share the work.
 */
export async function settleIdentities(sql: Sql, isStopping = () => false): Promise<void> {
  let settled = atOnce;
  while (settled === atOnce && !isStopping()) settled = await sql.begin(settleSome);
}

async function settleSome(tx: Tx): Promise<number> {
  const rows = await tx<Row[]>`
    select id, customer from address_book where identity_rule < ${identityRule}
    order by id limit ${atOnce} for update skip locked`;
  if (rows.length === 0) return 0;
  const given = tx`unnest(${rows.map(({ id }) => id)}::uuid[],
    ${rows.map(({ customer }) => hexOf(customer))}::text[],
    ${rows.map(({ customer }) => digitsOf(phoneKeyOf(customer)))}::text[],
    ${rows.map(({ customer }) => searchTextOf(customer))}::text[]) as given (id, identity, digits, search)`;
  await tx`
    with asked as (
      select b.id, b.vendor_id, decode(given.identity, 'hex') as identity, b.remembered_at, b.saved_at
      from address_book b join ${given} using (id)),
    there as (
      select b.id, b.vendor_id, b.identity, b.remembered_at, b.saved_at from address_book b
      where b.identity_rule >= ${identityRule}
        and (b.vendor_id, b.identity) in (select vendor_id, identity from asked)),
    ranked as (
      select id, row_number() over (partition by vendor_id, identity
        order by remembered_at is null desc, remembered_at desc, saved_at desc, id) as nth
      from (select * from asked union all select * from there) every)
    delete from address_book where id in (select id from ranked where nth > 1)`;
  await tx`
    update address_book b set identity_rule = ${identityRule}, phone_digits = given.digits,
      identity = decode(given.identity, 'hex'), search = given.search
    from ${given} where b.id = given.id`;
  return rows.length;
}

function hexOf(customer: SavedCustomer): string {
  return identityOf(customer).toString('hex');
}
