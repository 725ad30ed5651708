import type { UnixTime } from '#schemas';
import type { Db } from '../db/connect.ts';

/** A changed order as JSON text, with the newest number of its changes. */
export type FeedRow = { seq: number; vendor_id: string; at: UnixTime; record: string };

/** The newest number of a vendor's feed; 0 when nothing has happened yet. */
export async function headOf(sql: Db, vendorId: string): Promise<number> {
  const [head] = await headsOf(sql, [vendorId]);
  return head?.seq ?? 0;
}

/** The newest number of each feed on which anything has happened. */
export function headsOf(
  sql: Db,
  vendorIds: readonly string[],
): PromiseLike<{ vendor_id: string; seq: number }[]> {
  return sql<{ vendor_id: string; seq: number }[]>`
    select vendor_id, seq::float8 as seq from vendor_sequence
    where vendor_id = any(${[...vendorIds]})`;
}

/**
 * The orders of a feed that changed after a number, oldest change first, each once in its present state, which is as good as having
 * seen every change. The last row has the newest number.
 */
export function changesAfter(
  sql: Db,
  vendorId: string,
  seq: number,
  limit: number,
): PromiseLike<FeedRow[]> {
  return sql<FeedRow[]>`
    with changes as (
      select f.seq, e.order_id, e.at from order_feed f join order_events e on e.id = f.event_id
      where f.vendor_id = ${vendorId} and f.seq > ${seq} order by f.seq limit ${limit}
    ), latest as (
      select distinct on (order_id) seq, order_id, at from changes order by order_id, seq desc
    )
    select l.seq::float8 as seq, o.vendor_id, l.at, o.record::text as record
    from latest l join orders o on o.id = l.order_id order by l.seq`;
}
