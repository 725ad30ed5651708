import { describe, expect, it } from 'vitest';
import { createSocket } from '../../../app/adapters/socket.ts';
import { createManualTimers } from '../../support/timers.ts';

/** A socket as a network would make it: open and silent until the test says otherwise. */
class FakeSocket {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  closed = false;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.closed = true;
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
}

function world() {
  const timers = createManualTimers();
  const sockets: FakeSocket[] = [];
  const received: string[] = [];
  let losses = 0;
  const socket = createSocket({
    open: async () => {
      const fresh = new FakeSocket();
      sockets.push(fresh);
      return fresh as unknown as WebSocket;
    },
    after: timers.after,
    now: timers.now,
    random: () => 0.5,
    received: (text) => received.push(text),
    lost: () => {
      losses += 1;
    },
  });
  const last = () => sockets.at(-1) as FakeSocket;
  return { timers, sockets, received, socket, last, losses: () => losses };
}
const outlet = { vendor_id: 'v1', include_outlets: false };

async function connected() {
  const here = world();
  here.socket.follow(outlet, () => 7);
  await here.timers.advance(0);
  here.last().open();
  return here;
}

describe('the socket', () => {
  it('subscribes with the last sequence number as soon as it is open', async () => {
    const { last } = await connected();
    expect(last().sent[0]).toEqual({
      action: 'subscribe',
      vendor_id: 'v1',
      include_outlets: false,
      since: 7,
    });
  });

  it('leaves one vendor before it follows the next, on the same connection', async () => {
    const { socket, sockets, last } = await connected();
    socket.follow({ vendor_id: 'v2', include_outlets: true }, () => undefined);
    expect(sockets).toHaveLength(1);
    expect(last().sent.slice(-2)).toEqual([
      { action: 'unsubscribe', vendor_id: 'v1' },
      { action: 'subscribe', vendor_id: 'v2', include_outlets: true },
    ]);
  });

  it('notices an open socket that is dead within 45 seconds', async () => {
    const { timers, sockets, last, losses } = await connected();
    await timers.advance(41);
    expect(losses()).toBe(0);
    await timers.advance(4);
    expect(losses()).toBe(1);
    expect(sockets.length).toBeGreaterThan(1);
    expect(last().closed).toBe(false);
  });

  it('stays while it hears something', async () => {
    const { timers, sockets, last } = await connected();
    for (let round = 0; round < 20; round += 1) {
      await timers.advance(20);
      last().onmessage?.({ data: '{"event":"pong"}' });
    }
    expect(sockets).toHaveLength(1);
  });

  it('finds out within three seconds of waking that nobody answers', async () => {
    const { timers, socket, losses } = await connected();
    socket.wake();
    await timers.advance(3);
    expect(losses()).toBe(1);
  });

  it('ignores what an abandoned connection still says', async () => {
    const { timers, sockets, received } = await connected();
    const first = sockets[0] as FakeSocket;
    first.onclose?.({ code: 1006 });
    await timers.advance(2);
    first.onmessage?.({ data: 'late' });
    expect(received).toEqual([]);
  });

  it('opens nothing more once it is closed', async () => {
    const { timers, socket, sockets } = await connected();
    socket.close();
    await timers.advance(300);
    expect(sockets).toHaveLength(1);
    expect(timers.pending()).toBe(0);
  });
});
