import type { Order, UnixTime } from '#schemas';
import type { Db, Fragment, Tx } from '../db/connect.ts';
import { promiseMessages } from '../messages/promise.ts';
import { giveUseBack } from '../vouchers/uses.ts';
import { type Actor, actorOf } from './actor.ts';
import { releasePickupCode } from './pickup-codes.ts';
import type { Placement } from './placeable.ts';
import { type Change, changeOrder, type Entry } from './record.ts';
import { storedReferences } from './references.ts';

/** The channel on which a change is announced, as `{vendor} {seq}`. */
export const channel = 'order_changed';

/** A changed order and its journal entry; `reported` is the number of the dispatcher's last report, `by` the merchant's actor. */
export type Changed = { after: Order; change: Change; reported?: number; by?: Actor | undefined };

/** A new order, and its placement if somebody asked for it. */
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
 * Stores new orders of one vendor with their first events and `along`, in one statement. The numbers of the merchant's feeds are locked
 * last, since they block everybody else of the merchant; keys are inserted in one order, so that two statements cannot deadlock.
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
    ) ${numberEvents(sql, vendorId)}`;
}

function rowOf({ order: record, by }: New) {
  return {
    record,
    ...(by && { placed_by: by.userId, key: by.key, hash: by.bodyHash.toString('hex') }),
    ...(by && { actor: actorOf(by.userId) }),
  };
}

/**
 * The only way to change an order: record, event, number and announcement are stored together. Call it in a transaction with the order
 * locked (`lockOrder`); `by` is the merchant's actor, if any.
 */
export async function recordChange(
  tx: Tx,
  order: Order,
  change: Change,
  now: UnixTime,
  by?: Actor,
): Promise<Order> {
  const after = changeOrder(order, change, now);
  await recordChanges(tx, order.vendor_id, [{ after, change, by }]);
  return after;
}

/**
 * Stores changes of one vendor's orders, in the order of events; several may be of one order. Against deadlocks, everything is locked in
 * one order: vouchers by code, pickup codes by code, then the numbers. Messages to recipients are promised along.
 */
export async function recordChanges(
  tx: Tx,
  vendorId: string,
  changes: readonly Changed[],
): Promise<void> {
  const orders = changes.map(({ after }) => after);
  for (const order of sortBy(orders, 'voucher_code')) await giveUseBack(tx, order);
  for (const order of sortBy(orders, 'pickup_code')) await releasePickupCode(tx, order);
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
    ) ${numberEvents(tx, vendorId)}`;
}

/** A past order with its journal. */
export type Past = { order: Order; lines: readonly { at: UnixTime; entry: Entry }[] };

/** Stores past orders of the demo, with journals but without numbers in a feed. */
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

/** An order, locked until the transaction ends. */
export async function lockOrder(tx: Tx, orderId: string): Promise<Order | undefined> {
  const [row] = await tx<{ record: Order }[]>`
    select record from orders where id = ${orderId} for update`;
  return row?.record;
}

/**
 * Numbers each `event` in the feeds of the vendor and its parent, locked in one order against deadlocks. The lock is held until commit,
 * so that numbers have no gaps and follow the order of commits. It counts the events, which makes PostgreSQL run it last.
 */
function numberEvents(sql: Db, vendorId: string): Fragment {
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

/** The orders with this code, sorted by it. */
function sortBy(orders: readonly Order[], key: 'voucher_code' | 'pickup_code'): Order[] {
  const named = orders.filter((order) => order[key]);
  return named.toSorted((a, b) => (String(a[key]) < String(b[key]) ? -1 : 1));
}
