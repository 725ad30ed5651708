import {
  type Deployment,
  type Event,
  endpoints,
  type Result,
  type StoredSession,
  type Tokens,
  type User,
} from '#schemas';
import { createAccessKeeper } from './access-place.ts';
import { createAddressBook } from './address-book.ts';
import { createAlertSettings } from './alert-settings.ts';
import { createAnalytics } from './analytics.ts';
import { withAskedEarly } from './asked-early.ts';
import { createReload } from './build.ts';
import { type Clock, createClock } from './clock.ts';
import { createDrafts } from './drafts.ts';
import { createEmbeddedTokens, embeddedTokenKey, noEmbeddedTokens } from './embedded-tokens.ts';
import { createEmbedding, embeddedPlaceOf } from './embedding.ts';
import { askForFlags, flagProviders } from './flags.ts';
import { createGuestOrders } from './guest-orders.ts';
import { createHttp } from './http.ts';
import { createKeptAnswers } from './kept-answers.ts';
import { createLeave } from './leave.ts';
import { createLiveSocket } from './live-socket.ts';
import { outlasting } from './outlasting.ts';
import { createPreferences } from './preferences.ts';
import { idOfUnreadable } from './readable.ts';
import { createRefresh } from './refresh.ts';
import { createRenewal } from './renewal.ts';
import { createRiders } from './riders.ts';
import { createSender } from './sender.ts';
import { createSessionStore, type SessionStore } from './session-store.ts';
import { createStorage, type SafeStorage } from './storage.ts';
import { createTerms } from './terms.ts';
import { wait } from './timers.ts';
import { createUnsettled } from './unsettled.ts';
import { createViews } from './views.ts';

/** Seconds that the server's clock is ahead of this device's, for all tabs. */
export const aheadKey = 'clock-ahead';

type Http = ReturnType<typeof createHttp>;

/** What the powers need of the engine. */
export type Engine = {
  /** The server answers again. */
  returned: () => void;
  /** The server did not let the live socket in. */
  doubted: () => void;
  /** A call has stored fresh tokens. */
  renewed: (session: StoredSession | null) => void;
  /** The server refused a call to continue the session of this person. */
  lapsed: (user: User) => void;
  /** Where the socket and the worker put what they hear. */
  append: (events: readonly Event[]) => void;
  /** The newest change that is known, from which a socket that comes back catches up. */
  newestSeq: () => number | null;
};

/** Each power of this browser, once. */
export function createPowers(deployment: Deployment, engine: Engine) {
  const { append, newestSeq, doubted, returned } = engine;
  const storage = createStorage(() => localStorage);
  const clock = createClock(Date.now, (ahead) => storage.write(aheadKey, ahead));
  const embedded = createEmbedded(deployment, storage);
  const sessions = createSessionStore(storage, clock.now, embedded);
  let away = false;
  const reached = (there: boolean) => {
    if (there) socket.reached();
    else socket.doubt();
    if (there && away) returned();
    away = !there;
  };
  const ask = withAskedEarly(window.askedEarly ?? [], (address, init) => fetch(address, init));
  const { call, refresh } = createCalls({ ask, clock, sessions, reached }, engine);
  const socket = createLiveSocket({ call, clock, append, doubted });
  return {
    clock,
    sessions,
    place: embedded.place,
    embedding: embedded.embedding,
    call,
    answers: createKeptAnswers(call, clock.now),
    wait,
    storage,
    newestSeq,
    ...createKeepers(storage, clock.now),
    leaveTo: createLeave(deployment.paymentOrigin, (url) => location.assign(url)),
    flags: () => askForFlags(flagProviders(deployment), ask),
    viewPage: createAnalytics(deployment.analytics, (url, body) => navigator.sendBeacon(url, body)),
    builds: createReload(
      () => sessionStorage,
      () => location.reload(),
    ),
    refresh,
    socket,
    riders: createRiders({
      authorization: () => sessions.credentials()?.name ?? null,
      append,
      reached,
      doubted,
    }),
  };
}
export type Powers = ReturnType<typeof createPowers>;

/** What is kept in this browser, each with a file of its own. */
function createKeepers(storage: SafeStorage, now: () => number) {
  const tab = createStorage(() => sessionStorage);
  return {
    preferences: createPreferences(storage),
    drafts: createDrafts(storage, now),
    views: createViews({ local: storage, tab }),
    terms: createTerms(storage),
    alerts: createAlertSettings(storage),
    addressBook: createAddressBook(storage),
    guestOrders: createGuestOrders(storage, now),
    unsettled: createUnsettled(storage, now),
    sender: createSender(storage),
    access: createAccessKeeper(tab, now),
  };
}

/** Where this page stands with regard to an ordering platform, and what that platform handed over. */
function createEmbedded({ embedded }: Deployment, local: SafeStorage) {
  const session = createStorage(() => sessionStorage);
  const hasKept = () => session.readText(embeddedTokenKey) !== null;
  const place = embeddedPlaceOf(window, embedded, hasKept);
  const tokens = embedded ? createEmbeddedTokens(place, { local, session }) : noEmbeddedTokens;
  const origins = embedded?.origins ?? [];
  const embedding = createEmbedding(window, { place, origins, token: tokens.load });
  return { place, tokens, embedding };
}

type Callers = {
  ask: typeof fetch;
  clock: Clock;
  sessions: SessionStore;
  reached: (there: boolean) => void;
};

/** The way to the server, and the refresh that all who go there share. */
function createCalls(
  { ask, clock, sessions, reached }: Callers,
  { append, renewed, lapsed }: Engine,
) {
  const refresh = createRefresh({
    locks: navigator.locks,
    sessions,
    wait,
    extend: (tokens) => extendSession(call, clock, tokens),
  });
  const call = createHttp({
    fetch: (address, init) => ask(address, outlasting(init, document.visibilityState)),
    wait,
    online: () => navigator.onLine,
    credentials: sessions.credentials,
    renewal: createRenewal({
      sessions,
      refresh,
      now: clock.now,
      renewed: () => renewed(sessions.load()),
      lapsed: ({ user }) => lapsed(user),
    }),
    serverTime: clock.learn,
    reached,
    dropped(rows, { id }) {
      append(rows.map((row) => droppedAt(clock.now(), id, row)));
      return isOfOrders(id);
    },
  });
  return { call, refresh };
}

/** Orders that cannot be read are named on screen. */
function isOfOrders(call: string): boolean {
  return call === endpoints.listOrders.id || call === endpoints.listGuestOrders.id;
}

function droppedAt(at: number, call: string, row: unknown): Event {
  const order = isOfOrders(call) ? { order_id: idOfUnreadable(row) } : {};
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
