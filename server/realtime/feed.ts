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

/** What a listener asks for: all changes after a number, and whether those of the outlets too. */
export type Wish = { since: number | undefined; withOutlets: boolean };

/** Changes read in one query. */
const batch = 200;
/** How many missed changes are replayed; beyond, fetching the list again is cheaper, and their numbers may be gone. */
export const longestReplay = 1000;

/**
 * One vendor's changes on their way to its listeners. Everything happens one after the other, so that a
 * listener who joins gets what it missed and then every change once, in order.
 */
export class Feed {
  readonly #sql: Db;
  readonly #vendorId: Id;
  readonly #onIdle: () => void;
  readonly #listeners = new Map<Listener, Wish>();
  #queue = Promise.resolve();
  #waiting = 0;
  /** The number up to which everything was sent; unknown before the first look. */
  #sent: number | undefined;
  #newest = 0;

  constructor(sql: Db, vendorId: Id, onIdle: () => void) {
    this.#sql = sql;
    this.#vendorId = vendorId;
    this.#onIdle = onIdle;
  }

  /** Notes that changes up to this number are committed. */
  heard(seq: number): void {
    this.#newest = Math.max(this.#newest, seq);
    if (this.#sent !== undefined && this.#sent >= this.#newest) return;
    void this.#enqueue(
      async () => void (await this.#catchUp()),
      () => {
        for (const listener of this.#listeners.keys()) listener.fail();
      },
    );
  }

  /** Resolves once the listener has caught up with the others. */
  join(listener: Listener, wish: Wish): Promise<void> {
    return this.#enqueue(async () => {
      const head = await this.#catchUp();
      await this.#replay(listener, wish, head);
      listener.send(writeFrame({ event: 'subscribed', vendor_id: this.#vendorId, seq: head }));
      this.#listeners.set(listener, wish);
    }, listener.fail);
  }

  leave(listener: Listener): Promise<void> {
    return this.#enqueue(async () => void this.#listeners.delete(listener), listener.fail);
  }

  #enqueue(work: () => Promise<void>, onFault: () => void): Promise<void> {
    this.#waiting += 1;
    this.#queue = this.#queue
      .then(work)
      .catch(onFault)
      .then(() => {
        this.#waiting -= 1;
        if (this.#waiting === 0 && this.#listeners.size === 0) this.#onIdle();
      });
    return this.#queue;
  }

  /** Sends new changes to every listener; answers the number they have reached. */
  async #catchUp(): Promise<number> {
    if (this.#sent === undefined) {
      this.#sent = await headOf(this.#sql, this.#vendorId);
      this.#newest = Math.max(this.#newest, this.#sent);
    }
    if (this.#newest - this.#sent > longestReplay) this.#startOver();
    while (this.#sent < this.#newest) {
      const rows = await changesAfter(this.#sql, this.#vendorId, this.#sent, batch);
      for (const row of rows) this.#broadcast(row);
      this.#sent = rows.at(-1)?.seq ?? this.#newest;
    }
    return this.#sent;
  }

  /** So much was missed that every listener is told to fetch the list. */
  #startOver(): void {
    this.#sent = this.#newest;
    const text = writeFrame({ event: 'reset', vendor_id: this.#vendorId, seq: this.#newest });
    for (const listener of this.#listeners.keys()) listener.send(text);
  }

  #broadcast(row: FeedRow): void {
    const text = writeUpdate(this.#vendorId, row);
    for (const [listener, wish] of this.#listeners) if (this.#isFor(wish, row)) listener.send(text);
  }

  async #replay(listener: Listener, wish: Wish, head: number): Promise<void> {
    let { since = head } = wish;
    if (since > head || head - since > longestReplay) {
      listener.send(writeFrame({ event: 'reset', vendor_id: this.#vendorId, seq: head }));
      return;
    }
    while (since < head) {
      const most = Math.min(batch, head - since);
      const rows = await changesAfter(this.#sql, this.#vendorId, since, most);
      for (const row of rows) {
        if (this.#isFor(wish, row)) listener.send(writeUpdate(this.#vendorId, row));
      }
      since = rows.at(-1)?.seq ?? head;
    }
  }

  #isFor({ withOutlets }: Wish, row: FeedRow): boolean {
    return withOutlets || row.vendor_id === this.#vendorId;
  }
}
