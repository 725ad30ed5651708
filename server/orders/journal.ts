import type { Order, UnixTime } from '#schemas';
import type { Db, Fragment, Tx } from '../db/connect.ts';
import { promiseMessages } from '../messages/promise.ts';
import { giveUseBack } from '../vouchers/uses.ts';
import { type Actor, actorOf } from './actor.ts';
import { releasePickupCode } from './pickup-codes.ts';
import type { Placement } from './placeable.ts';
import { type Change, changed, type Entry } from './record.ts';
import { storedReferences } from './references.ts';

/** The channel on which a change is announced, as `{vendor} {seq}`. */
export const channel = 'order_changed';

/** An order as it is after a change, and the line of its journal; `reported` counts what the dispatcher has said of it by then, `by` is who of the merchant did it. */
export type Changed = { after: Order; change: Change; reported?: number; by?: Actor | undefined };

/** A new order, and who asked for it where somebody did. */
export type New = { order: Order; by?: Placement };

/** Stores a new order as `recordOrders` does. */
export async function recordOrder(
  sql: Db,
  order: Order,
  by?: Placement,
  along?: Fragment,
): Promise<void> {
  await recordOrders(sql, order.vendor_id, [{ order, ...(by && { by }) }], along);
}

/**
 * Stores new orders of one vendor with the events that began them, in one statement that is a transaction of its own where it runs in none. The
 * numbers of the merchant's changes come last, since everybody else of that merchant waits while they are locked; keys come in one order, so that
 * two statements never wait for one another. `along` is stored with them.
 */
export async function recordOrders(
  sql: Db,
  vendorId: string,
  news: readonly New[],
  along?: Fragment,
): Promise<void> {
  await sql`
    with given as materialized (
      select nth, record ->> 'order_id' as id, record, placed_by, key, decode(hash, 'hex') as hash, actor
      from rows from (jsonb_to_recordset(${JSON.stringify(news.map(rowOf))}::text::jsonb)
        as (record jsonb, placed_by text, key text, hash text, actor jsonb))
        with ordinality as given (record, placed_by, key, hash, actor, nth)
    ), stored as (
      insert into orders (id, vendor_id, record, placed_by, idempotency_key, body_hash)
      select id, ${vendorId}, record, placed_by, key, hash from given order by placed_by, key, nth
      returning id
    ), named as (${storedReferences(sql, vendorId)}), ${along ? sql`along as (${along}),` : sql``} event as (
      insert into order_events (order_id, at, change)
      select id, (record ->> 'updated_at')::float8,
        jsonb_strip_nulls(jsonb_build_object('by', actor)) || jsonb_build_object('placed', record) from given
      where (select count(*) from stored) + (select count(*) from named) > 0 ${along ? sql`and (select count(*) from along) > 0` : sql``}
      order by nth returning id
    ) ${numbered(sql, vendorId)}`;
}

function rowOf({ order: record, by }: New) {
  return {
    record,
    ...(by && { placed_by: by.userId, key: by.key, hash: by.bodyHash.toString('hex') }),
    ...(by && { actor: actorOf(by.userId) }),
  };
}

/**
 * The only way in which an order changes: new record, event, number and announcement, or none of them.
 * Runs in a transaction that holds the order (`lockOrder`); `by` is who of the merchant did it, where somebody did.
 */
export async function recordChange(
  tx: Tx,
  order: Order,
  change: Change,
  now: UnixTime,
  by?: Actor,
): Promise<Order> {
  const after = changed(order, change, now);
  await recordChanges(tx, order.vendor_id, [{ after, change, by }]);
  return after;
}

/**
 * Changes of one vendor's orders, in the order in which they happened; several may be of one order. What else they lock comes before the
 * numbers, and always in one order: vouchers, then pickup codes, each by its name, so that two who do so never wait for one another. What recipients are
 * told of it is promised along.
 */
export async function recordChanges(
  tx: Tx,
  vendorId: string,
  changes: readonly Changed[],
): Promise<void> {
  const orders = changes.map(({ after }) => after);
  for (const order of sortedBy(orders, 'voucher_code')) await giveUseBack(tx, order);
  for (const order of sortedBy(orders, 'pickup_code')) await releasePickupCode(tx, order);
  await promiseMessages(tx, vendorId, changes);
  await tx`
    with given as (
      select * from unnest(${orders.map((each) => each.order_id)}::text[],
        ${orders.map((each) => each.updated_at)}::float8[], ${orders.map(jsonOf)}::text[],
        ${changes.map(({ change, by }) => jsonOf({ ...change, by }))}::text[],
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
