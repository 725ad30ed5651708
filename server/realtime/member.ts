import type { WebSocket } from '@fastify/websocket';
import type { ClientFrame, Id } from '#schemas';
import { createBudget } from '../http/budget.ts';
import { findCaller } from '../identity/tickets.ts';
import type { Deps } from '../module.ts';
import { decide, type KeyCaller, type SignedIn } from '../policy.ts';
import type { Listener } from './feed.ts';
import { readFrame, writeFrame } from './frames.ts';
import type { Hub } from './hub.ts';

/** Close codes and reasons that clients act on. */
export const closing = {
  signedOut: [4401, 'signed out'],
  accessChanged: [4403, 'access changed'],
  restarting: [1012, 'restarting'],
  tryLater: [1013, 'try again later'],
  tooMuch: [1008, 'too many messages'],
  tooMany: [4429, 'too many windows of this account at this address'],
} as const;

/** Whose socket it is, where it comes from, and the market that decides what they may see. */
export type Guest = {
  who: SignedIn | KeyCaller;
  deploymentId: string;
  allOutlets: boolean;
  ip: string;
};

/** Bytes that may wait for a slow reader. */
const longestBacklog = 1_000_000;
/** Feeds that one socket may follow, and messages within ten seconds. */
export const mostFeeds = 20;
export const mostMessages = 60;

type Tools = Pick<Deps, 'sql' | 'clock' | 'log'> & { hub: Hub };
type Subscribe = Extract<ClientFrame, { action: 'subscribe' }>;

/** One open socket and what it follows. */
export class Member {
  readonly guest: Guest;
  readonly #socket: WebSocket;
  readonly #tools: Tools;
  readonly #feeds = new Set<Id>();
  readonly #listener: Listener;
  #heardAt: number;
  #work = Promise.resolve();

  constructor(socket: WebSocket, guest: Guest, tools: Tools) {
    this.guest = guest;
    this.#socket = socket;
    this.#tools = tools;
    this.#heardAt = tools.clock();
    this.#listener = {
      send: (text) => this.#send(text),
      fail: () => this.close(closing.tryLater),
    };
    const budget = createBudget(mostMessages, 10, tools.clock, 1);
    socket.on('pong', () => this.#live());
    socket.on('message', (data, isBinary) => {
      this.#live();
      if (budget.take('') > 0) this.close(closing.tooMuch);
      else if (!isBinary) this.#hear(String(data));
    });
    socket.on('close', () => this.#then(() => this.#unfollowAll()));
  }

  /** Seconds since the other end last gave a sign of life. */
  silence(): number {
    return this.#tools.clock() - this.#heardAt;
  }

  ping(): void {
    this.#socket.ping();
  }

  close([code, reason]: (typeof closing)[keyof typeof closing]): void {
    this.#socket.close(code, reason);
  }

  terminate(): void {
    this.#socket.terminate();
  }

  #live(): void {
    this.#heardAt = this.#tools.clock();
  }

  #send(text: string): void {
    if (this.#socket.bufferedAmount > longestBacklog) this.terminate();
    else if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(text);
  }

  /** Unknown frames are ignored, since they may come from a newer client. */
  #hear(text: string): void {
    const frame = readFrame(text);
    if (frame?.action === 'ping') {
      this.#send(writeFrame({ event: 'pong', created_at: this.#tools.clock() }));
    }
    if (frame?.action === 'subscribe') this.#then(() => this.#follow(frame));
    if (frame?.action === 'unsubscribe') this.#then(() => this.#unfollow(frame.vendor_id));
  }

  async #follow(frame: Subscribe): Promise<void> {
    const { vendor_id, include_outlets: withOutlets = false, since } = frame;
    const { sql, clock, hub } = this.#tools;
    const { who: known, deploymentId } = this.guest;
    const { sessionId } = known;
    const caller =
      known.kind === 'key' ? { sessionId: null, keyId: sessionId } : { sessionId, keyId: null };
    const who = await findCaller(sql, caller, deploymentId, clock());
    if (!who) return this.close(closing.signedOut);
    const code = this.#objection(who, frame);
    if (code) return this.#send(writeFrame({ event: 'refused', vendor_id, code }));
    await this.#unfollow(vendor_id);
    this.#feeds.add(vendor_id);
    await hub.join(vendor_id, this.#listener, { since, withOutlets });
  }

  #objection(
    who: SignedIn | KeyCaller,
    { vendor_id, include_outlets }: Subscribe,
  ): string | undefined {
    const verdict = decide(who, { kind: 'vendor', at: 'body.vendor_id' }, [vendor_id]);
    if (verdict !== 'allowed') return 'NotFound';
    if (include_outlets && !this.guest.allOutlets) return 'OutletsNotAllowed';
    return this.#feeds.size >= mostFeeds && !this.#feeds.has(vendor_id) ? 'TooMany' : undefined;
  }

  async #unfollow(vendorId: Id): Promise<void> {
    if (this.#feeds.delete(vendorId)) await this.#tools.hub.leave(vendorId, this.#listener);
  }

  async #unfollowAll(): Promise<void> {
    for (const vendorId of this.#feeds) await this.#unfollow(vendorId);
  }

  /** Handles frames one at a time, in the order they came. */
  #then(act: () => Promise<void>): void {
    this.#work = this.#work.then(act).catch((err) => {
      this.#tools.log.warn({ err }, 'a socket failed');
      this.#listener.fail();
    });
  }
}
