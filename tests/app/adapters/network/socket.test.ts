import { describe, expect, it } from 'vitest';
import { createSocket } from '../../../../app/adapters/network/socket.ts';
import { unreachable } from '../../../support/engine.ts';
import { createManualTimers } from '../../../support/timers.ts';

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
  const losses: string[] = [];
  let doubts = 0;
  const network = { up: true, tickets: true };
  const socket = createSocket({
    open: async () => {
      if (!network.tickets) throw unreachable;
      const fresh = new FakeSocket();
      sockets.push(fresh);
      return fresh as unknown as WebSocket;
    },
    after: timers.after,
    online: () => network.up,
    random: () => 0.5,
    received: (text) => received.push(text),
    lost: (why) => void losses.push(why),
    doubted: () => {
      doubts += 1;
    },
  });
  const last = () => sockets.at(-1) as FakeSocket;
  return {
    timers,
    sockets,
    received,
    socket,
    last,
    network,
    losses: () => losses.length,
    doubts: () => doubts,
    why: () => losses.at(-1),
  };
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

  it('notices an open socket that is dead by the next sign of life that does not come', async () => {
    const { timers, sockets, last, losses } = await connected();
    last().onmessage?.({ data: '{"event":"pong"}' });
    await timers.advance(20);
    expect(losses()).toBe(0);
    await timers.advance(4);
    expect(losses()).toBe(1);
    expect(sockets.length).toBeGreaterThan(1);
    expect(last().closed).toBe(false);
  });

  it('stays while it hears something', async () => {
    const { timers, sockets, last } = await connected();
    for (let round = 0; round < 20; round += 1) {
      await timers.advance(5);
      last().onmessage?.({ data: '{"event":"pong"}' });
    }
    expect(sockets).toHaveLength(1);
  });

  it('finds out within three seconds of waking that nobody answers', async () => {
    const { timers, socket, last, losses } = await connected();
    last().onmessage?.({ data: '{"event":"pong"}' });
    socket.wake();
    await timers.advance(3);
    expect(losses()).toBe(1);
  });

  it('ends the wait for the next try when the page wakes, and begins no second try beside it', async () => {
    const { timers, socket, sockets, last } = world();
    socket.follow(outlet, () => 7);
    socket.wake();
    await timers.advance(0);
    expect(sockets).toHaveLength(1);
    last().onclose?.({ code: 1006 });
    socket.wake();
    socket.wake();
    await timers.advance(0);
    expect(sockets).toHaveLength(2);
    expect(last().closed).toBe(false);
  });

  it('repeats at once what was tried without a network when the page woke', async () => {
    const { timers, socket, sockets, network } = world();
    network.tickets = false;
    socket.follow(outlet, () => 7);
    network.tickets = true;
    socket.wake();
    await timers.advance(0);
    expect(sockets).toHaveLength(1);
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

  it('believes the device that its network is gone, and tries again all the same', async () => {
    const { timers, socket, sockets, network, why } = await connected();
    network.up = false;
    socket.offline();
    expect(why()).toBe('offline');
    network.up = true;
    await timers.advance(2);
    expect(sockets).toHaveLength(2);
  });

  it.each([
    [1006, 'unreachable'],
    [4429, 'crowded'],
  ])('closed with %i says that it is %s', async (code, said) => {
    const { last, why } = await connected();
    last().onclose?.({ code });
    expect(why()).toBe(said);
  });

  it('tells that rights have changed, and comes back with them at once', async () => {
    const { last, timers, sockets, doubts } = await connected();
    last().onclose?.({ code: 4403 });
    expect(doubts()).toBe(1);
    await timers.advance(1);
    expect(sockets).toHaveLength(2);
    last().onclose?.({ code: 1006 });
    expect(doubts()).toBe(1);
  });

  it('asks for a sign of life when another call got no answer, once', async () => {
    const { timers, socket, last, losses } = await connected();
    last().onmessage?.({ data: '{"event":"pong"}' });
    for (let call = 0; call < 4; call += 1) {
      socket.doubt();
      await timers.advance(0.5);
    }
    expect(losses()).toBe(0);
    await timers.advance(1);
    expect(losses()).toBe(1);
  });

  it('stays where another call got no answer and this connection does', async () => {
    const { timers, socket, last, losses } = await connected();
    socket.doubt();
    last().onmessage?.({ data: '{"event":"pong"}' });
    await timers.advance(10);
    expect(losses()).toBe(0);
  });

  it('comes back as soon as another call is answered', async () => {
    const { timers, socket, sockets, last, network } = await connected();
    network.tickets = false;
    last().onclose?.({ code: 1006 });
    await timers.advance(120);
    network.tickets = true;
    socket.reached();
    await timers.advance(0);
    expect(sockets).toHaveLength(2);
  });

  it('says what is wrong before there is an outlet to follow', () => {
    const { socket, network, why } = world();
    socket.doubt();
    expect(why()).toBe('unreachable');
    network.up = false;
    socket.doubt();
    expect(why()).toBe('offline');
  });
});
