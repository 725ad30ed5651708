import type { WebSocket } from '@fastify/websocket';
import type { ClientFrame, Id } from '#schemas';
import { createBudget } from '../http/budget.ts';
import { findWho } from '../identity/who.ts';
import type { Deps } from '../module.ts';
import { decide, type SignedIn } from '../policy.ts';
import type { Listener } from './feed.ts';
import { readFrame, writeFrame } from './frames.ts';
import type { Hub } from './hub.ts';

/** Why a socket ends, as its client reads it. */
export const closing = {
  signedOut: [4401, 'signed out'],
  restarting: [1012, 'restarting'],
  tryLater: [1013, 'try again later'],
  tooMuch: [1008, 'too many messages'],
} as const;

/** Whose socket it is, and which market decides what they may see. */
export type Guest = { who: SignedIn; deploymentId: string; allOutlets: boolean };

/** Bytes that may wait for a slow reader, feeds that one socket may follow, and messages within ten seconds. */
const longestBacklog = 1_000_000;
const mostFeeds = 20;
const mostMessages = 60;

type Tools = Pick<Deps, 'sql' | 'clock' | 'log'> & { hub: Hub };

/** One open socket and what it follows. */
export function createMember(socket: WebSocket, guest: Guest, { sql, clock, log, hub }: Tools) {
  const feeds = new Set<Id>();
  const budget = createBudget(mostMessages, 10, clock);
  let heardAt = clock();
  let work = Promise.resolve();

  const close = ([code, reason]: (typeof closing)[keyof typeof closing]) =>
    socket.close(code, reason);

  const listener: Listener = {
    send(text) {
      if (socket.bufferedAmount > longestBacklog) socket.terminate();
      else if (socket.readyState === socket.OPEN) socket.send(text);
    },
    fail: () => close(closing.tryLater),
  };

  const refuse = (vendor_id: Id, code: string) =>
    listener.send(writeFrame({ event: 'refused', vendor_id, code }));

  async function follow(frame: Extract<ClientFrame, { action: 'subscribe' }>): Promise<void> {
    const { vendor_id, include_outlets: withOutlets = false, since } = frame;
    const { sessionId } = guest.who;
    const who = await findWho(sql, sessionId, guest.deploymentId, clock());
    if (!who) return close(closing.signedOut);
    const verdict = decide(who, { kind: 'vendor', at: 'body.vendor_id' }, [vendor_id]);
    if (verdict !== 'allowed') return refuse(vendor_id, 'NotFound');
    if (withOutlets && !guest.allOutlets) return refuse(vendor_id, 'OutletsNotAllowed');
    if (feeds.size >= mostFeeds && !feeds.has(vendor_id)) return refuse(vendor_id, 'TooMany');
    await unfollow(vendor_id);
    feeds.add(vendor_id);
    await hub.join(vendor_id, listener, { since, withOutlets });
  }

  async function unfollow(vendorId: Id): Promise<void> {
    if (feeds.delete(vendorId)) await hub.leave(vendorId, listener);
  }

  async function obey(frame: ClientFrame): Promise<void> {
    if (frame.action === 'subscribe') await follow(frame);
    if (frame.action === 'unsubscribe') await unfollow(frame.vendor_id);
  }

  function then(act: () => Promise<void>): void {
    work = work.then(act).catch((err) => {
      log.warn({ err }, 'a socket failed');
      listener.fail();
    });
  }

  socket.on('pong', () => {
    heardAt = clock();
  });
  socket.on('message', (data, isBinary) => {
    heardAt = clock();
    if (budget.take('') > 0) return close(closing.tooMuch);
    const frame = isBinary ? undefined : readFrame(String(data));
    if (frame?.action === 'ping') {
      listener.send(writeFrame({ event: 'pong', created_at: clock() }));
    } else if (frame) then(() => obey(frame));
  });
  socket.on('close', () => {
    then(async () => {
      for (const vendorId of feeds) await unfollow(vendorId);
    });
  });

  return {
    ...{ guest, close },
    silence: () => clock() - heardAt,
    ping: () => socket.ping(),
    terminate: () => socket.terminate(),
  };
}
export type Member = ReturnType<typeof createMember>;
