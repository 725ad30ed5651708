import { ClientFrame, type Id, type ServerFrame, type UnixTime } from '#schemas';
import type { FeedRow } from '../orders/feed.ts';

/** What a client said; undefined when it cannot be read. */
export function readFrame(text: string): ClientFrame | undefined {
  try {
    return ClientFrame.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

type Plain = Exclude<ServerFrame, { event: 'order_update' }>;

export function writeFrame(frame: Plain): string {
  return JSON.stringify(frame);
}

/** A change on a vendor's feed; its record is JSON text already. */
export function writeUpdate(feed: Id, { seq, at, record }: FeedRow): string {
  const rest = JSON.stringify({ created_at: at satisfies UnixTime, vendor_id: feed, seq });
  return `{"event":"order_update","data":${record},${rest.slice(1)}`;
}
