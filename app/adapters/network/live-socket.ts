import { refusedOf } from '#core';
import { type Event, endpoints, parseServerFrame } from '#schemas';
import type { Clock } from '../browser/clock.ts';
import { after, spaced } from '../browser/timers.ts';
import type { Credentials } from '../storage/session-store.ts';
import { createFeed } from './feed.ts';
import { hedge } from './hedged.ts';
import { type HttpCall, isInCookies } from './http.ts';
import { createSocket } from './socket.ts';

type Call = (request: HttpCall) => Promise<unknown>;
type LiveOutside = {
  call: Call;
  clock: Pick<Clock, 'now'>;
  append: (events: readonly Event[]) => void;
  /** The server refused the live socket, or an outlet on it. */
  doubted: () => void;
  /** The credentials to call with now. */
  credentials: () => Credentials | null;
};

/** Most seconds for a ticket, and seconds before another connection is tried in parallel. */
const ticketSeconds = 4;
const hedgeSeconds = 1;
const ticketTries = 3;

/** Seconds between two appends of a burst: lists are drawn no more often, and each append asks everything that hears of orders. */
const betweenAppends = 0.1;

/** The live connection of this browser. */
export function createLiveSocket({ call, clock, append, doubted, credentials }: LiveOutside) {
  return createSocket({
    open: () =>
      openSocket(call, credentials()?.authorization ?? null).catch((problem: unknown) => {
        if (isTurnedAway(problem)) doubted();
        throw problem;
      }),
    after,
    online: () => navigator.onLine,
    random: Math.random,
    doubted,
    received: createFeed({
      now: clock.now,
      parse: parseServerFrame,
      schedule: spaced(betweenAppends),
      append,
      refused: doubted,
    }),
    lost: (why) =>
      append([{ type: 'connection.lost', source: 'socket', at: clock.now(), payload: { why } }]),
  });
}

const turnedAway: readonly unknown[] = [401, 403];

/** Whether the server refused a ticket to who is here; one that a sign-out called off says nothing about them. */
function isTurnedAway(problem: unknown): boolean {
  const refused = refusedOf(problem);
  return turnedAway.includes(refused?.status) && refused?.outdated !== true;
}

/**
 * Each socket is opened with a single-use ticket, which is worthless to anyone who finds it in a log. With session cookies no
 * ticket is needed, which also avoids fetching one over a pooled connection that may be dead.
 */
async function openSocket(call: Call, authorization: string | null): Promise<WebSocket> {
  const proof = await hedge(
    (nth) =>
      nth > 0 && isInCookies(authorization)
        ? Promise.resolve(authorization)
        : ticket(call, nth > 0),
    { times: ticketTries, seconds: hedgeSeconds, after },
  );
  const url = new URL('/socket', location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  url.searchParams.set('authorization', proof);
  return new WebSocket(url);
}

async function ticket(call: Call, apart: boolean): Promise<string> {
  const endpoint = endpoints.createSocketTicket;
  const input = { params: {}, query: {}, body: {} };
  const answer = await call({ endpoint, input, timeout: ticketSeconds, once: true, apart });
  return endpoint.result.parse(answer).ticket;
}
