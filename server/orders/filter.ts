import { statusesUnderWay, statusGroups } from '#core/rules';
import type { endpoints, Id, Market, OrderGroup, ParsedInputOf } from '#schemas';
import type { Db, Fragment } from '../db/connect.ts';
import { refusal } from '../http/refusal.ts';
import { orderIdOf } from './new-order.ts';
import { referencedIds } from './references.ts';

export type OrderFilter = Omit<
  ParsedInputOf<typeof endpoints.listOrders>['query'],
  'pagination_key' | 'count' | 'scheduled'
>;

/** A filter of an outlet's orders. */
type Asked = { sql: Db; market: Market; vendorId: Id; query: OrderFilter };
/** A page: a further condition, the order to start after, and the limit. */
export type Part = {
  which: Fragment;
  after: { createdAt: number; id: Id } | undefined;
  limit: number;
};

/** The condition of a filter. */
export function matching(asked: Asked): Fragment {
  return asked.sql`vendor_id in (${outletsOf(asked)}) ${meeting(asked)}`;
}

/** The newest orders of a filter, by a limited query for each outlet, so that none is read in whole. */
export function newestOf(asked: Asked, { which, after, limit }: Part): Fragment {
  const { sql } = asked;
  return sql`
    select o.* from (${outletsOf(asked)}) outlet (id) cross join lateral (
      select record, created_at, id from orders
      where vendor_id = outlet.id ${meeting(asked)} ${which}
      ${after ? sql`and (created_at, id) < (${after.createdAt}, ${after.id})` : sql``}
      order by created_at desc, id desc limit ${limit}) o
    order by o.created_at desc, o.id desc limit ${limit}`;
}

/** The conditions of a filter besides the outlets; both ends of the period are inclusive. */
function meeting(asked: Asked): Fragment {
  const { sql, market, vendorId, query } = asked;
  const { from, to, customer_phone_number: phone, customer_name: name, order_id, status } = query;
  const { reference, digits } = query;
  return sql`
    ${from === undefined ? sql`` : sql`and created_at >= ${from}`}
    ${to === undefined ? sql`` : sql`and created_at <= ${to}`}
    ${phone ? sql`and customer_phone = any(${phoneForms(phone, market)})` : sql``}
    ${name === undefined ? sql`` : wordsOf(name).map((word) => sql`and ${nameHolds(sql, word)}`)}
    ${order_id === undefined ? sql`` : sql`and starts_with(id, ${order_id})`}
    ${digits === undefined ? sql`` : sql`and (${knownByDigits(asked, digits)})`}
    ${reference === undefined ? sql`` : sql`and id in (${referencedIds(sql, vendorId, reference)})`}
    ${status === undefined ? sql`` : sql`and (${inGroup(sql, status)})`}`;
}

/** The fewest digits by which the end of a phone number is known. */
const fewestDigits = 4;

/** The condition that digits are an order's number within its outlet, or how the customer's phone number ends; each has an index. */
function knownByDigits(asked: Asked, digits: string): Fragment {
  const { sql } = asked;
  const end = orderIdOf('', Number(digits));
  const numbered = sql`id = any(array(select outlet.id || ${end} from (${outletsOf(asked)}) outlet (id)))`;
  return digits.length < fewestDigits
    ? numbered
    : sql`${numbered} or ${phoneEndsWith(sql, sql`customer_phone`, digits)}`;
}

/** The condition that a phone number ends with digits, since the stored prefix varies. */
export function phoneEndsWith(sql: Db, phone: Fragment, digits: string): Fragment {
  return endsWith(sql, sql`regexp_replace(${phone}, '\\D', '', 'g')`, digits);
}

/** The condition that a value ends so, by an index on the reversed value (`0202_find_orders.sql`). */
export function endsWith(sql: Db, what: Fragment, end: string): Fragment {
  const pattern = [...end]
    .toReversed()
    .join('')
    .replaceAll(/[\\%_]/g, '\\$&');
  return sql`reverse(${what}) like ${`${pattern}%`}`;
}

/** The most words of a name. */
const mostWords = 8;

/** The words of a name that are looked for. */
export function wordsOf(name: string): readonly string[] {
  return name.split(/\s+/u, mostWords).filter((word) => word !== '');
}

/** The condition that a recipient's name holds a word, with wildcards escaped (also full-width ones) and folded as the stored names. */
export function nameHolds(sql: Db, word: string): Fragment {
  const plain = word.normalize('NFKD').replace(/[\\%_]/g, '\\$&');
  return sql`customer_name like search_name(${`%${plain}%`})`;
}

/** The condition of a group; a delayed order belongs to the group of where its goods are. */
function inGroup(sql: Db, group: OrderGroup): Fragment {
  const listed = sql`status = any(${[...statusesOf[group]]})`;
  const collected = sql`exists (select from jsonb_array_elements(record -> 'status_history') as entry
    where entry ->> 'status' = any(${[...statusesUnderWay]}))`;
  if (group === 'new') return sql`${listed} or status = 'DELAYED' and not ${collected}`;
  if (group === 'collected') return sql`${listed} or status = 'DELAYED' and ${collected}`;
  return listed;
}

const statusesOf: Readonly<Record<OrderGroup, ReadonlySet<string>>> = {
  new: statusGroups.new,
  collected: statusGroups.collected,
  delivered: statusGroups.deliveredOrReturned,
  cancelled: statusGroups.cancelledLike,
};

/** The forms in which a number may be stored: with and without the country's prefix. */
function phoneForms(typed: string, { phonePrefix }: Market): string[] {
  const phone = typed.replaceAll(' ', '');
  if (phone.startsWith(phonePrefix)) {
    const national = phone.slice(phonePrefix.length);
    return [phone, national, `0${national}`];
  }
  return phone.startsWith('+') ? [phone] : [phone, phonePrefix + phone.replace(/^0/, '')];
}

function outletsOf({ sql, market, vendorId, query }: Asked): Fragment {
  if (query.include_outlets !== 'true') return sql`select ${vendorId}::text`;
  if (!market.allOutletOrders) throw outletsNotAllowed();
  return sql`select id from vendors where id = ${vendorId} or parent_id = ${vendorId}`;
}

function outletsNotAllowed() {
  return refusal(403, 'OutletsNotAllowed', 'This market shows one outlet at a time.', {
    key: 'error.cant-retrieve-current-orders',
  });
}
