import type { Id } from '#schemas';
import type { Db } from '../db/connect.ts';
import { changesAfter, type FeedRow, headOf } from '../orders/feed.ts';
import { writeFrame, writeUpdate } from './frames.ts';

/** Someone at the other end of a socket. */
export type Listener = {
  send: (text: string) => void;
  /** Ends the connection for a fault of ours; the client comes back and catches up. */
  fail: () => void;
};

export type Wish = { since: number | undefined; withOutlets: boolean };

/** Changes read at once, and how many missed ones are replayed before fetching the list again is cheaper. */
const batch = 200;
const longestReplay = 1000;

/**
 * One vendor's changes on their way to its listeners. Everything happens one after the other, so that a
 * listener who joins gets what it missed and then every change once, in order.
 */
export function createFeed(sql: Db, vendorId: Id, onIdle: () => void) {
  const listeners = new Map<Listener, Wish>();
  let queue = Promise.resolve();
  let waiting = 0;
  let sent: number | undefined;
  let newest = 0;

  function enqueue(work: () => Promise<void>, onFault: () => void): Promise<void> {
    waiting += 1;
    queue = queue.then(work).catch(onFault);
    queue = queue.then(() => {
      waiting -= 1;
      if (waiting === 0 && listeners.size === 0) onIdle();
    });
    return queue;
  }

  function isFor({ withOutlets }: Wish, row: FeedRow): boolean {
    return withOutlets || row.vendor_id === vendorId;
  }

  async function catchUp(): Promise<number> {
    if (sent === undefined) {
      sent = await headOf(sql, vendorId);
      newest = Math.max(newest, sent);
    }
    while (sent < newest) {
      const rows = await changesAfter(sql, vendorId, sent, batch);
      for (const row of rows) {
        const text = writeUpdate(vendorId, row);
        for (const [listener, wish] of listeners) if (isFor(wish, row)) listener.send(text);
      }
      sent = rows.at(-1)?.seq ?? newest;
    }
    return sent;
  }

  /** Brings one listener from where it was to where the others are. */
  async function replay(listener: Listener, wish: Wish, head: number): Promise<void> {
    let { since = head } = wish;
    if (since > head || head - since > longestReplay) {
      listener.send(writeFrame({ event: 'reset', vendor_id: vendorId, seq: head }));
      return;
    }
    while (since < head) {
      const rows = await changesAfter(sql, vendorId, since, Math.min(batch, head - since));
      for (const row of rows) if (isFor(wish, row)) listener.send(writeUpdate(vendorId, row));
      since = rows.at(-1)?.seq ?? head;
    }
  }

  return {
    /** Takes note that changes up to a number are committed. */
    heard(seq: number): Promise<void> | undefined {
      newest = Math.max(newest, seq);
      if (sent !== undefined && sent >= newest) return undefined;
      return enqueue(
        async () => void (await catchUp()),
        () => {
          for (const listener of listeners.keys()) listener.fail();
        },
      );
    },
    join(listener: Listener, wish: Wish): Promise<void> {
      return enqueue(async () => {
        const head = await catchUp();
        await replay(listener, wish, head);
        listener.send(writeFrame({ event: 'subscribed', vendor_id: vendorId, seq: head }));
        listeners.set(listener, wish);
      }, listener.fail);
    },
    leave(listener: Listener): Promise<void> {
      return enqueue(async () => void listeners.delete(listener), listener.fail);
    },
  };
}
