import { refusedOf } from '#core';
import { type Event, endpoints, parseServerFrame } from '#schemas';
import type { Clock } from '../browser/clock.ts';
import { after, nextFrame } from '../browser/timers.ts';
import type { Credentials } from '../storage/session-store.ts';
import { createFeed } from './feed.ts';
import { hedged } from './hedged.ts';
import { type HttpCall, isInCookies } from './http.ts';
import { createSocket } from './socket.ts';

type Call = (request: HttpCall) => Promise<unknown>;
type LiveOutside = {
  call: Call;
  clock: Clock;
  append: (events: readonly Event[]) => void;
  /** The server did not let the live socket in. */
  doubted: () => void;
  /** Who calls are made as. */
  credentials: () => Credentials | null;
};

/** Seconds that a ticket may take, and after which another connection is tried beside the first. */
const ticketSeconds = 4;
const hedgeSeconds = 1;
const ticketTries = 3;

/** The live connection of this browser. */
export function createLiveSocket({ call, clock, append, doubted, credentials }: LiveOutside) {
  return createSocket({
    open: () =>
      openSocket(call, credentials()?.name ?? null).catch((problem: unknown) => {
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

/**
 * Each socket is opened with a ticket of its own, which is worth nothing to who reads it in a log later. A socket comes over a connection
 * of its own: it needs no ticket where its cookie comes with it, and those that a ticket would come over may be dead.
 */
async function openSocket(call: Call, name: string | null): Promise<WebSocket> {
  const authorization = await hedged(
    (nth) => (nth > 0 && isInCookies(name) ? Promise.resolve(name) : ticket(call, nth > 0)),
    { times: ticketTries, seconds: hedgeSeconds, after },
  );
  const url = new URL('/socket', location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  url.searchParams.set('authorization', authorization);
  return new WebSocket(url);
}

async function ticket(call: Call, apart: boolean): Promise<string> {
  const endpoint = endpoints.createSocketTicket;
  const input = { params: {}, query: {}, body: {} };
  const answer = await call({ endpoint, input, timeout: ticketSeconds, once: true, apart });
  return endpoint.result.parse(answer).ticket;
}
