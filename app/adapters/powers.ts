import {
  type Deployment,
  type Event,
  endpoints,
  Problem,
  parseServerFrame,
  type Result,
  type Tokens,
} from '#schemas';
import { createAccessKeeper } from './access-place.ts';
import { createAddressBook } from './address-book.ts';
import { createAlertSettings } from './alert-settings.ts';
import { createAnalytics } from './analytics.ts';
import { createReload } from './build.ts';
import { createClock } from './clock.ts';
import { createDrafts } from './drafts.ts';
import { createEmbeddedTokens, embeddedTokenKey, noEmbeddedTokens } from './embedded-tokens.ts';
import { createEmbedding, embeddedPlaceOf } from './embedding.ts';
import { createFeed } from './feed.ts';
import { flagProviders } from './flags.ts';
import { createGuestOrders } from './guest-orders.ts';
import { createHttp } from './http.ts';
import { createKeptAnswers } from './kept-answers.ts';
import { createLeave } from './leave.ts';
import { outlasting } from './outlasting.ts';
import { createPreferences } from './preferences.ts';
import { idOfUnreadable } from './readable.ts';
import { createRefresh } from './refresh.ts';
import { createRiders } from './riders.ts';
import { createSender } from './sender.ts';
import { createSessionStore } from './session-store.ts';
import { createSocket } from './socket.ts';
import { createStorage, type SafeStorage } from './storage.ts';
import { createTerms } from './terms.ts';
import { after, nextFrame, wait } from './timers.ts';

type Http = ReturnType<typeof createHttp>;
type Clock = ReturnType<typeof createClock>;

/** What the powers need of the engine. */
export type Engine = {
  /** The server did not let the live socket in. */
  doubted: () => void;
  /** Where the socket and the worker put what they hear. */
  append: (events: readonly Event[]) => void;
  /** The newest change that is known, from which a socket that comes back catches up. */
  newestSeq: () => number | null;
};

/** Each power of this browser, once. */
export function createPowers(deployment: Deployment, { append, newestSeq, doubted }: Engine) {
  const storage = createStorage(() => localStorage);
  const clock = createClock(Date.now);
  const embedded = createEmbedded(deployment, storage);
  const sessions = createSessionStore(storage, clock.now, embedded);
  const call = createHttp({
    fetch: (address, init) => fetch(address, outlasting(init, document.visibilityState)),
    wait,
    online: () => navigator.onLine,
    authorization: sessions.authorization,
    serverTime: clock.learn,
    dropped: (rows, { id }) => append(rows.map((row) => droppedAt(clock.now(), id, row))),
  });
  return {
    clock,
    sessions,
    place: embedded.place,
    embedding: createEmbedding(window, {
      place: embedded.place,
      origins: deployment.embedded?.origins ?? [],
      token: embedded.tokens.load,
    }),
    call,
    answers: createKeptAnswers(call, clock.now),
    wait,
    storage,
    newestSeq,
    preferences: createPreferences(storage),
    drafts: createDrafts(storage, clock.now),
    terms: createTerms(storage),
    alerts: createAlertSettings(storage),
    addressBook: createAddressBook(storage),
    guestOrders: createGuestOrders(storage, clock.now),
    sender: createSender(storage),
    access: createAccessKeeper(
      createStorage(() => sessionStorage),
      clock.now,
    ),
    leaveTo: createLeave(deployment.paymentOrigin, (url) => location.assign(url)),
    flagProviders: flagProviders(deployment),
    viewPage: createAnalytics(deployment.analytics, (url, body) => navigator.sendBeacon(url, body)),
    builds: createReload(
      () => sessionStorage,
      () => location.reload(),
    ),
    refresh: createRefresh({
      locks: navigator.locks,
      stored: () => sessions.load()?.meta ?? null,
      keep: sessions.keep,
      wait,
      extend: (tokens) => extendSession(call, clock, tokens),
    }),
    socket: createLiveSocket({ call, clock, append, doubted }),
    riders: createRiders({ authorization: sessions.authorization, append }),
  };
}
export type Powers = ReturnType<typeof createPowers>;

/** Where this page stands with regard to an ordering platform, and what that platform handed over. */
function createEmbedded({ embedded }: Deployment, local: SafeStorage) {
  const session = createStorage(() => sessionStorage);
  const hasKept = () => session.readText(embeddedTokenKey) !== null;
  const place = embeddedPlaceOf(window, embedded, hasKept);
  const tokens = embedded ? createEmbeddedTokens(place, { local, session }) : noEmbeddedTokens;
  return { place, tokens };
}

function droppedAt(at: number, call: string, row: unknown): Event {
  const isOrder = call === endpoints.listOrders.id || call === endpoints.listGuestOrders.id;
  const order = isOrder ? { order_id: idOfUnreadable(row) } : {};
  return { type: 'frame.dropped', source: 'fetch', at, payload: { reason: 'malformed', ...order } };
}

async function extendSession(call: Http, clock: Clock, tokens: Tokens): Promise<Result<Tokens>> {
  const endpoint = endpoints.extendLogin;
  const body = { refresh_token: tokens.RefreshToken };
  try {
    const answer = await call({ endpoint, input: { params: {}, query: {}, body } });
    const { AuthenticationResult: fresh } = endpoint.result.parse(answer);
    const Expires = clock.now() + fresh.ExpiresIn;
    const { AccessToken, IdToken, RefreshToken = tokens.RefreshToken } = fresh;
    return { ok: true, value: { AccessToken, IdToken, RefreshToken, Expires } };
  } catch (problem) {
    return { ok: false, problem: problem as never };
  }
}

type LiveOutside = Pick<Engine, 'append' | 'doubted'> & { call: Http; clock: Clock };

function createLiveSocket({ call, clock, append, doubted }: LiveOutside) {
  return createSocket({
    open: () =>
      openSocket(call).catch((problem: unknown) => {
        if (isUnauthorised(problem)) doubted();
        throw problem;
      }),
    after,
    now: () => Date.now() / 1000,
    random: Math.random,
    received: createFeed({ now: clock.now, parse: parseServerFrame, schedule: nextFrame, append }),
    lost: () =>
      append([{ type: 'connection.lost', source: 'socket', at: clock.now(), payload: {} }]),
  });
}

function isUnauthorised(problem: unknown): boolean {
  const parsed = Problem.safeParse(problem);
  return parsed.success && parsed.data.tag === 'refused' && parsed.data.status === 401;
}

/** Each socket is opened with a ticket of its own, which is worth nothing to whoever reads it in a log later. */
async function openSocket(call: Http): Promise<WebSocket> {
  const endpoint = endpoints.createSocketTicket;
  const answer = await call({ endpoint, input: { params: {}, query: {}, body: {} } });
  const { ticket } = endpoint.result.parse(answer);
  const url = new URL('/socket', location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  url.searchParams.set('authorization', ticket);
  return new WebSocket(url);
}
