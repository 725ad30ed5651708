import type { Order } from './api.ts';
import type { Portal } from './portal.ts';

/** Seconds between two signs of life, and until one that is not answered ends the connection. */
const pingEvery = 15;
const mostSilence = 10;
/** Seconds until a connection that ended is opened again; twice as long each time, up to the second number. */
const firstWait = 1;
const longestWait = 30;

/** What is being followed; `stop` ends it. */
export type Followed = { stop: () => void };

type Follow = {
  vendorId: string;
  /** The number of the last change that is known, as `listOrders` tells it; 0 for all that is kept. */
  since?: number;
  /** Hears each order as it is now, after every change. */
  onOrder: (order: Order) => void;
  /** The key was revoked, or does not reach the outlet: it is followed no more. */
  onEnd?: (reason: string) => void;
};

/** Follows an outlet's orders over the socket. It comes back by itself, and then hears what it missed. */
export function followOrders(
  portal: Portal,
  { vendorId, since, onOrder, onEnd }: Follow,
): Followed {
  const state = { stopped: false, tries: 0, since };
  let close = () => {};
  const stop = () => {
    state.stopped = true;
    close();
  };
  const end = (reason: string) => {
    stop();
    onEnd?.(reason);
  };
  const catchUp = async () => {
    const { data, seq } = await portal.listOrders({ params: { vendorId }, query: { count: 200 } });
    for (const order of data.toReversed()) onOrder(order);
    state.since = seq;
  };
  const hear = async (text: string) => {
    const frame = JSON.parse(text);
    if (frame.event === 'order_update') onOrder(frame.data);
    if (frame.event === 'refused') end(frame.code);
    if (frame.event === 'reset') await catchUp();
    else if (typeof frame.seq === 'number') state.since = frame.seq;
    if (frame.event === 'subscribed') state.tries = 0;
  };
  const open = async () => {
    const { ticket } = await portal.createSocketTicket();
    if (state.stopped) return 'stopped';
    const socket = new WebSocket(
      `${portal.url.replace(/^http/, 'ws')}/socket?authorization=${ticket}`,
    );
    close = () => socket.close();
    const begin = { action: 'subscribe', vendor_id: vendorId, since: state.since };
    return connected(socket, begin, hear);
  };
  const again = async () => {
    while (!state.stopped) {
      const reason = await open().catch((cause: Error) => cause.name);
      if (reason === '4401' || reason === 'Refused') end(reason);
      const wait = Math.min(longestWait, firstWait * 2 ** state.tries++);
      if (!state.stopped) await new Promise((done) => setTimeout(done, wait * 1000));
    }
  };
  void again();
  return { stop };
}

/** Resolves with the code of a connection's end, once it has come. */
function connected(
  socket: WebSocket,
  first: object,
  hear: (text: string) => Promise<void>,
): Promise<string> {
  let silence: NodeJS.Timeout | undefined;
  const ping = setInterval(() => {
    socket.send(JSON.stringify({ action: 'ping' }));
    silence = setTimeout(() => socket.close(), mostSilence * 1000);
  }, pingEvery * 1000);
  socket.addEventListener('open', () => socket.send(JSON.stringify(first)));
  socket.addEventListener('message', ({ data }) => {
    clearTimeout(silence);
    hear(String(data)).catch(() => socket.close());
  });
  return new Promise((done) => {
    socket.addEventListener('error', () => done('error'));
    socket.addEventListener('close', ({ code }) => {
      clearInterval(ping);
      clearTimeout(silence);
      done(String(code));
    });
  });
}
