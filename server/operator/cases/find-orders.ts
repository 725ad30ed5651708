import { operatorCalls } from '#schemas/operator';
import type { Db, Fragment } from '../../db/connect.ts';
import { named, wordsOf } from '../../orders/filter.ts';
import { reading } from '../use-case.ts';
import { ordersWhere } from './order-rows.ts';

/** Digits that tell one number from another. */
const fewestDigits = 5;

/** Orders anywhere, by what a caller knows. */
export const findOrders = reading(
  operatorCalls.findOrders,
  'orders find',
  async (db, { input }) => {
    const { search, outlet, ...part } = input.query;
    const at =
      outlet === undefined ? db`true` : db`(o.vendor_id = ${outlet} or v.parent_id = ${outlet})`;
    return { orders: await ordersWhere(db, db`${at} and (${knownBy(db, search)})`, part) };
  },
);

/** That an order `o` is known by a text: by the end of its id, by its merchant's reference, by the words of a name, or by the end of a number. Each of them has an index. */
export function knownBy(db: Db, search: string): Fragment {
  const byName = wordsOf(search).map((word) => named(db, word));
  return db`${endsWith(db, db`o.id`, search.trim())} or ${byReference(db, search.trim())}
    or (${byName.reduce((all, each) => db`${all} and ${each}`)}) ${byPhone(db, search)}`;
}

/** As an array, which is read once and then compared with the key of each order, not the other way round. */
function byReference(db: Db, reference: string): Fragment {
  return db`o.id = any(array(select order_id from order_references where reference = ${reference}))`;
}

/** A number is looked for by its digits, and by its end, since nobody knows with which prefix it was written. */
function byPhone(db: Db, search: string): Fragment {
  const digits = search.replaceAll(/\D/g, '');
  if (digits.length < fewestDigits) return db``;
  return db`or ${endsWith(db, db`regexp_replace(o.customer_phone, '\\D', '', 'g')`, digits)}`;
}

/** That something ends so, which its index knows the other way round (`0202_find_orders.sql`). */
function endsWith(db: Db, what: Fragment, end: string): Fragment {
  const pattern = [...end]
    .toReversed()
    .join('')
    .replaceAll(/[\\%_]/g, '\\$&');
  return db`reverse(${what}) like ${`${pattern}%`}`;
}
