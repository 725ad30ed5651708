import type { Id } from '#schemas';
import type { Sql } from '../db/connect.ts';
import type { Log } from '../log.ts';
import { headsOf } from '../orders/feed.ts';
import { channel } from '../orders/journal.ts';
import { createFeed, type Listener, type Wish } from './feed.ts';

type Feed = ReturnType<typeof createFeed>;

/** Brings the changes of every instance to the listeners of this one. */
export function createHub(sql: Sql, log: Log) {
  const feeds = new Map<Id, Feed>();
  let listening: Promise<unknown> | undefined;

  function feedOf(vendorId: Id): Feed {
    const known = feeds.get(vendorId);
    if (known) return known;
    const feed = createFeed(sql, vendorId, () => feeds.delete(vendorId));
    feeds.set(vendorId, feed);
    return feed;
  }

  /** After the database was away, announcements may be missing: every feed looks for itself. */
  async function lookAround(): Promise<void> {
    const heads = await headsOf(sql, [...feeds.keys()]);
    for (const { vendor_id, seq } of heads) void feeds.get(vendor_id)?.heard(seq);
  }

  function listen(): Promise<unknown> {
    listening ??= sql
      .listen(
        channel,
        (payload) => {
          const [vendorId = '', seq] = payload.split(' ');
          void feeds.get(vendorId)?.heard(Number(seq));
        },
        () => void lookAround().catch((err) => log.warn({ err }, 'catching up failed')),
      )
      .catch((cause) => {
        listening = undefined;
        throw cause;
      });
    return listening;
  }

  return {
    /** Sends what was missed, then every change as it comes; settles once the listener is up to date. */
    async join(vendorId: Id, listener: Listener, wish: Wish): Promise<void> {
      await listen();
      await feedOf(vendorId).join(listener, wish);
    },
    async leave(vendorId: Id, listener: Listener): Promise<void> {
      await feeds.get(vendorId)?.leave(listener);
    },
  };
}
export type Hub = ReturnType<typeof createHub>;
