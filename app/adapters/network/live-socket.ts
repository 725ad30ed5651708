import { refusedOf } from '#core';
import { type Event, endpoints, parseServerFrame } from '#schemas';
import type { Clock } from '../browser/clock.ts';
import { after, nextFrame } from '../browser/timers.ts';
import { createFeed } from './feed.ts';
import { hedged } from './hedged.ts';
import type { HttpCall } from './http.ts';
import { createSocket } from './socket.ts';

type Call = (request: HttpCall) => Promise<unknown>;
type LiveOutside = {
  call: Call;
  clock: Clock;
  append: (events: readonly Event[]) => void;
  /** The server did not let the live socket in. */
  doubted: () => void;
};

/** Seconds that a ticket may take, and after which another connection is tried beside the first. */
const ticketSeconds = 4;
const hedgeSeconds = 1;
const ticketTries = 3;

/** The live connection of this browser. */
export function createLiveSocket({ call, clock, append, doubted }: LiveOutside) {
  return createSocket({
    open: () =>
      openSocket(call).catch((problem: unknown) => {
        if (isTurnedAway(problem)) doubted();
        throw problem;
      }),
    after,
    online: () => navigator.onLine,
    random: Math.random,
    received: createFeed({ now: clock.now, parse: parseServerFrame, schedule: nextFrame, append }),
    lost: (why) =>
      append([{ type: 'connection.lost', source: 'socket', at: clock.now(), payload: { why } }]),
  });
}

const turnedAway: readonly unknown[] = [401, 403];

function isTurnedAway(problem: unknown): boolean {
  return turnedAway.includes(refusedOf(problem)?.status);
}

/** Each socket is opened with a ticket of its own, which is worth nothing to who reads it in a log later. */
async function openSocket(call: Call): Promise<WebSocket> {
  const endpoint = endpoints.createSocketTicket;
  const input = { params: {}, query: {}, body: {} };
  const answer = await hedged(
    (nth) => call({ endpoint, input, timeout: ticketSeconds, once: true, apart: nth > 0 }),
    { times: ticketTries, seconds: hedgeSeconds, after },
  );
  const { ticket } = endpoint.result.parse(answer);
  const url = new URL('/socket', location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  url.searchParams.set('authorization', ticket);
  return new WebSocket(url);
}
