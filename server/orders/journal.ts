import type { Order, UnixTime } from '#schemas';
import type { Tx } from '../db/connect.ts';
import { giveUseBack } from '../vouchers/uses.ts';
import { releasePickupCode } from './pickup-codes.ts';
import { type Change, changed, type Entry } from './record.ts';

/** The channel on which a change is announced, as `{vendor} {seq}`. */
export const channel = 'order_changed';

/** Who asked for an order, and by which key and body asking again is recognised. */
export type Placement = { userId: string; key: string; bodyHash: Buffer };

/** The number of a vendor's next order. Takes the locks under which its changes are numbered. */
export async function nextOrderNumber(tx: Tx, vendorId: string): Promise<number> {
  const rows = await tx<{ vendor_id: string; orders: number }[]>`
    insert into vendor_sequence (vendor_id, orders)
    select id, (id = ${vendorId})::int from (${feedsOf(tx, vendorId)}) feeds order by id
    on conflict (vendor_id) do update set orders = vendor_sequence.orders + excluded.orders
    returning vendor_id, orders`;
  const own = rows.find((row) => row.vendor_id === vendorId);
  if (!own) throw new Error(`there is no vendor ${vendorId}`);
  return own.orders;
}

/**
 * Stores a new order with the event that began it. Runs in a transaction; here and below statements that need no
 * answer leave together, because the numbers stay locked until the last one is done.
 */
export async function recordOrder(tx: Tx, order: Order, by?: Placement): Promise<void> {
  const stored =
    tx`insert into orders (id, vendor_id, record, placed_by, idempotency_key, body_hash)
    values (${order.order_id}, ${order.vendor_id}, ${JSON.stringify(order)}::text::jsonb,
      ${by?.userId ?? null}, ${by?.key ?? null}, ${by?.bodyHash ?? null})`.execute();
  await Promise.all([stored, append(tx, order, { placed: order })]);
}

/**
 * The only way in which an order changes: new record, event, number and announcement, or none of them.
 * Runs in a transaction that holds the order (`lockOrder`) and changes no other one.
 */
export async function recordChange(
  tx: Tx,
  order: Order,
  change: Change,
  now: UnixTime,
): Promise<Order> {
  const after = changed(order, change, now);
  const stored = tx`update orders set record = ${JSON.stringify(after)}::text::jsonb
    where id = ${order.order_id}`.execute();
  await Promise.all([stored, append(tx, after, change)]);
  await Promise.all([releasePickupCode(tx, after), giveUseBack(tx, after)]);
  return after;
}

/** An order that nobody else can change before the transaction ends. */
export async function lockOrder(tx: Tx, orderId: string): Promise<Order | undefined> {
  const [row] = await tx<{ record: Order }[]>`
    select record from orders where id = ${orderId} for update`;
  return row?.record;
}

/** The numbers are taken under a lock that is held until commit: no gaps, and in the order of commits. */
async function append(tx: Tx, { order_id, vendor_id, updated_at }: Order, entry: Entry) {
  await tx`
    with numbered as (
      insert into vendor_sequence (vendor_id, seq)
      select id, 1 from (${feedsOf(tx, vendor_id)}) feeds order by id
      on conflict (vendor_id) do update set seq = vendor_sequence.seq + 1
      returning vendor_id, seq
    ), event as (
      insert into order_events (order_id, at, change)
      values (${order_id}, ${updated_at}, ${JSON.stringify(entry)}::text::jsonb) returning id
    ), fed as (
      insert into order_feed (vendor_id, seq, event_id)
      select numbered.vendor_id, numbered.seq, event.id from numbered, event
      returning vendor_id, seq
    )
    select pg_notify(${channel}, vendor_id || ' ' || seq) from fed`;
}

/** The feeds that carry a vendor's changes: its own and its parent's; locked in one order, so never in a deadlock. */
function feedsOf(tx: Tx, vendorId: string) {
  return tx`select id from vendors where id = ${vendorId}
    union select parent_id from vendors where id = ${vendorId} and parent_id is not null`;
}
