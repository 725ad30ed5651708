import type { Id, SentMessage, UnixTime } from '#schemas';
import type { Db } from '../db/connect.ts';

type Row = {
  kind: string;
  created_at: UnixTime;
  state: string;
  settled_at: UnixTime | null;
  channel: string | null;
  number_end: string | null;
  reason: string | null;
};

/** The messages of an order, oldest first. */
export async function messagesOf(sql: Db, orderId: Id): Promise<SentMessage[]> {
  const rows = await sql<Row[]>`
    select kind, created_at, state, settled_at, channel, number_end, reason from messages
    where order_id = ${orderId} order by created_at, kind`;
  return rows.map(({ settled_at, channel, number_end, reason, ...said }) => ({
    ...said,
    ...(settled_at !== null && { settled_at }),
    ...(channel !== null && { channel }),
    ...(number_end !== null && { number_end }),
    ...(reason !== null && { reason }),
  }));
}
