import type { Id } from '#schemas';
import type { Sql } from '../db/connect.ts';
import type { Log } from '../log.ts';
import { headsOf } from '../orders/feed.ts';
import { channel } from '../orders/journal.ts';
import { Feed, type Listener, type Wish } from './feed.ts';

/** Brings the changes of every instance to the listeners of this one. */
export class Hub {
  readonly #sql: Sql;
  readonly #log: Log;
  readonly #feeds = new Map<Id, Feed>();
  #listening: Promise<unknown> | undefined;

  constructor(sql: Sql, log: Log) {
    this.#sql = sql;
    this.#log = log;
  }

  /** Sends missed changes, then each new one; resolves once the listener is up to date. */
  async join(vendorId: Id, listener: Listener, wish: Wish): Promise<void> {
    this.#listening ??= this.#listen();
    await this.#listening;
    await this.#feedOf(vendorId).join(listener, wish);
  }

  async leave(vendorId: Id, listener: Listener): Promise<void> {
    await this.#feeds.get(vendorId)?.leave(listener);
  }

  #feedOf(vendorId: Id): Feed {
    const known = this.#feeds.get(vendorId);
    if (known) return known;
    const feed = new Feed(this.#sql, vendorId, () => this.#feeds.delete(vendorId));
    this.#feeds.set(vendorId, feed);
    return feed;
  }

  async #listen(): Promise<void> {
    const hear = (payload: string) => {
      const [vendorId = '', seq] = payload.split(' ');
      this.#feeds.get(vendorId)?.heard(Number(seq));
    };
    const lookAround = () =>
      void this.#lookAround().catch((err) => this.#log.warn({ err }, 'catching up failed'));
    try {
      await this.#sql.listen(channel, hear, lookAround);
    } catch (cause) {
      this.#listening = undefined;
      throw cause;
    }
  }

  /** After the database was away, announcements may be missing: every feed looks for itself. */
  async #lookAround(): Promise<void> {
    const heads = await headsOf(this.#sql, [...this.#feeds.keys()]);
    for (const { vendor_id, seq } of heads) this.#feeds.get(vendor_id)?.heard(seq);
  }
}
