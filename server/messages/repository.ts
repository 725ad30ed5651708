import type { CountryCode, Id, MessageChannel, MessageKind, Order, UnixTime } from '#schemas';
import type { Db } from '../db/connect.ts';

/** Why a message was not sent, or not yet. */
export type Reason = 'overtaken' | 'off' | 'no-number' | 'refused' | 'unreachable';

/** A message with its order and outlet as they are now. */
export type Known = {
  id: Id;
  kind: MessageKind;
  created_at: UnixTime;
  state: 'waiting' | 'sent' | 'dropped' | 'failed';
  order: Order;
  outlet: string;
  country: CountryCode;
  deployment: string;
  /** The origin of links, and the kinds that the outlet has on now. */
  origin: string;
  chosen: MessageKind[];
  /** All kinds of messages of the order. */
  beside: MessageKind[];
};

export async function findMessage(sql: Db, id: Id): Promise<Known | undefined> {
  const [row] = await sql<Known[]>`
    select m.id, m.kind, m.created_at, m.state, o.record as order,
      coalesce(o.record ->> 'outlet_name', v.name) as outlet, v.country_code as country, v.deployment,
      s.origin, case when s.is_on then s.kinds else '{}' end as chosen,
      array(select b.kind from messages b where b.order_id = m.order_id) as beside
    from messages m join orders o on o.id = m.order_id join vendors v on v.id = o.vendor_id
    join message_settings s on s.vendor_id = v.id where m.id = ${id}`;
  return row;
}

/** Notes that a message was sent. */
export async function noteSent(
  sql: Db,
  id: Id,
  { now, channel, to }: { now: UnixTime; channel: MessageChannel | null; to: string },
): Promise<void> {
  await sql`update messages set state = 'sent', settled_at = ${now}, channel = ${channel},
    number_end = ${to.slice(-3)}, reason = null, detail = null where id = ${id}`;
}

/** Notes that a message was dropped. */
export async function noteDropped(
  sql: Db,
  id: Id,
  { now, reason }: { now: UnixTime; reason: Reason },
): Promise<void> {
  await sql`update messages set state = 'dropped', settled_at = ${now}, reason = ${reason}, detail = null
    where id = ${id}`;
}

/** Notes why a try failed. */
export async function noteTry(
  sql: Db,
  id: Id,
  { reason, detail }: { reason: Reason; detail: string },
): Promise<void> {
  await sql`update messages set reason = ${reason}, detail = ${detail.slice(0, 200)} where id = ${id}`;
}

/** Notes that a message has failed for good. */
export async function noteFailed(sql: Db, id: Id, now: UnixTime): Promise<void> {
  await sql`update messages set state = 'failed', settled_at = ${now},
    reason = coalesce(reason, 'unreachable') where id = ${id}`;
}
