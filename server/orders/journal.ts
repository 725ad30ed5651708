import type { Order, UnixTime } from '#schemas';
import type { Db, Fragment, Tx } from '../db/connect.ts';
import { giveUseBack } from '../vouchers/uses.ts';
import { releasePickupCode } from './pickup-codes.ts';
import { type Change, changed, type Entry } from './record.ts';

/** The channel on which a change is announced, as `{vendor} {seq}`. */
export const channel = 'order_changed';

/** Who asked for an order, and by which key and body asking again is recognised. */
export type Placement = { userId: string; key: string; bodyHash: Buffer };

/** An order as it is after a change, and the line of its journal; `reported` counts what the dispatcher has said of it by then. */
export type Changed = { after: Order; change: Change; reported?: number };

/**
 * Stores a new order with the event that began it, in one statement that is a transaction of its own where it runs in none. The numbers of
 * the merchant's changes come last, since everybody else of that merchant waits while they are locked. `along` is stored with it.
 */
export async function recordOrder(
  sql: Db,
  order: Order,
  by?: Placement,
  along?: Fragment,
): Promise<void> {
  const entry: Entry = { placed: order };
  await sql`
    with stored as (
      insert into orders (id, vendor_id, record, placed_by, idempotency_key, body_hash)
      values (${order.order_id}, ${order.vendor_id}, ${JSON.stringify(order)}::text::jsonb,
        ${by?.userId ?? null}, ${by?.key ?? null}, ${by?.bodyHash ?? null}) returning id
    ), ${along ? sql`along as (${along}),` : sql``} event as (
      insert into order_events (order_id, at, change)
      select stored.id, ${order.updated_at}::float8, ${JSON.stringify(entry)}::text::jsonb
      from stored ${along ? sql`, along` : sql``} returning id
    ) ${numbered(sql, order.vendor_id)}`;
}

/**
 * The only way in which an order changes: new record, event, number and announcement, or none of them.
 * Runs in a transaction that holds the order (`lockOrder`).
 */
export async function recordChange(
  tx: Tx,
  order: Order,
  change: Change,
  now: UnixTime,
): Promise<Order> {
  const after = changed(order, change, now);
  await recordChanges(tx, order.vendor_id, [{ after, change }]);
  return after;
}

/**
 * Changes of one vendor's orders, in the order in which they happened; several may be of one order. What else they lock comes before the
 * numbers, and always in one order: vouchers, then pickup codes, each by its name, so that two who do so never wait for one another.
 */
export async function recordChanges(
  tx: Tx,
  vendorId: string,
  changes: readonly Changed[],
): Promise<void> {
  const orders = changes.map(({ after }) => after);
  for (const order of sortedBy(orders, 'voucher_code')) await giveUseBack(tx, order);
  for (const order of sortedBy(orders, 'pickup_code')) await releasePickupCode(tx, order);
  await tx`
    with given as (
      select * from unnest(${orders.map((each) => each.order_id)}::text[],
        ${orders.map((each) => each.updated_at)}::float8[], ${orders.map(jsonOf)}::text[],
        ${changes.map(({ change }) => jsonOf(change))}::text[],
        ${changes.map(({ reported }) => reported ?? 0)}::int[])
        with ordinality as given (id, at, record, change, reported, nth)
    ), stored as (
      update orders o set record = newest.record::jsonb, reported = greatest(o.reported, newest.reported)
      from (select distinct on (id) id, record, reported from given order by id, nth desc) newest
      where o.id = newest.id returning o.id
    ), event as (
      insert into order_events (order_id, at, change)
      select id, at, change::jsonb from given where exists (select from stored) order by nth
      returning id
    ) ${numbered(tx, vendorId)}`;
}

/** An order with the lines of its journal until now, and when each was written. */
export type Past = { order: Order; lines: readonly { at: UnixTime; entry: Entry }[] };

/** Orders of an outlet from before anybody followed it: they have their journals, and no numbers in a feed. */
export async function recordPast(tx: Tx, vendorId: string, past: readonly Past[]): Promise<void> {
  await tx`
    insert into orders (id, vendor_id, record)
    select id, ${vendorId}, record::jsonb
    from unnest(${past.map(({ order }) => order.order_id)}::text[],
      ${past.map(({ order }) => jsonOf(order))}::text[]) given (id, record)`;
  const lines = past.flatMap((each) => each.lines.map((line) => ({ of: each.order, ...line })));
  await tx`
    insert into order_events (order_id, at, change)
    select id, at, change::jsonb
    from unnest(${lines.map(({ of }) => of.order_id)}::text[], ${lines.map(({ at }) => at)}::float8[],
      ${lines.map(({ entry }) => jsonOf(entry))}::text[]) with ordinality given (id, at, change, nth)
    order by nth`;
}

/** An order that nobody else can change before the transaction ends. */
export async function lockOrder(tx: Tx, orderId: string): Promise<Order | undefined> {
  const [row] = await tx<{ record: Order }[]>`
    select record from orders where id = ${orderId} for update`;
  return row?.record;
}

/**
 * Numbers each `event` in the vendor's feed and its parent's, locked in one order, so never in a deadlock. The lock is held until
 * commit: no gaps, and in the order of commits. That it counts the events makes everything else come before it.
 */
function numbered(sql: Db, vendorId: string): Fragment {
  return sql`, counted as (select id, row_number() over (order by id) as nth from event
    ), numbers as (
      insert into vendor_sequence (vendor_id, seq)
      select id, (select count(*) from event) from (
        select id from vendors where id = ${vendorId}
        union select parent_id from vendors where id = ${vendorId} and parent_id is not null
      ) feeds order by id
      on conflict (vendor_id) do update set seq = vendor_sequence.seq + excluded.seq
      returning vendor_id, seq
    ), fed as (
      insert into order_feed (vendor_id, seq, event_id)
      select vendor_id, seq - (select count(*) from event) + nth, id from numbers, counted
      returning vendor_id, seq
    )
    select pg_notify(${channel}, vendor_id || ' ' || max(seq)) from fed group by vendor_id`;
}

const jsonOf = (value: object) => JSON.stringify(value);

/** Those that have it, by it. */
function sortedBy(orders: readonly Order[], key: 'voucher_code' | 'pickup_code'): Order[] {
  const named = orders.filter((order) => order[key]);
  return named.toSorted((a, b) => (String(a[key]) < String(b[key]) ? -1 : 1));
}
