import { operatorCalls } from '#schemas/operator';
import type { Db, Fragment } from '../../db/connect.ts';
import { endsWith, nameHolds, phoneEndsWith, wordsOf } from '../../orders/filter.ts';
import { reading } from '../use-case.ts';
import { ordersWhere } from './order-rows.ts';

/** The fewest digits to search phone numbers by. */
const fewestDigits = 5;

/** Finds orders of all merchants. */
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

/** The condition that an order `o` matches a text: the end of its id, its reference, words of the name, or the end of the phone number. Each has an index. */
export function knownBy(db: Db, search: string): Fragment {
  const byName = wordsOf(search).map((word) => nameHolds(db, word));
  return db`${endsWith(db, db`o.id`, search.trim())} or ${byReference(db, search.trim())}
    or (${byName.reduce((all, each) => db`${all} and ${each}`)}) ${byPhone(db, search)}`;
}

/** By reference; as an array, so that the subquery runs once. */
function byReference(db: Db, reference: string): Fragment {
  return db`o.id = any(array(select order_id from order_references where reference = ${reference}))`;
}

/** By the last digits of the phone number, since the stored prefix varies. */
function byPhone(db: Db, search: string): Fragment {
  const digits = search.replaceAll(/\D/g, '');
  if (digits.length < fewestDigits) return db``;
  return db`or ${phoneEndsWith(db, db`o.customer_phone`, digits)}`;
}
