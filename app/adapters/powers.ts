import { tokensOf } from '#core';
import {
  type Deployment,
  type Event,
  endpoints,
  type Result,
  type StoredSession,
  type Tokens,
  type User,
} from '#schemas';
import { createReload } from './browser/build.ts';
import { type Clock, createClock, deviceTime } from './browser/clock.ts';
import { embeddedPlaceOf } from './browser/embedded-place.ts';
import { later } from './browser/later.ts';
import { createLeave } from './browser/leave.ts';
import { wait } from './browser/timers.ts';
import { createAnalytics } from './network/analytics.ts';
import { withAskedEarly } from './network/asked-early.ts';
import { askForFlags, flagProviders } from './network/flags.ts';
import { createHttp } from './network/http.ts';
import { createKeptAnswers } from './network/kept-answers.ts';
import { createLiveSocket } from './network/live-socket.ts';
import { outlasting } from './network/outlasting.ts';
import { placeTokens } from './network/place-tokens.ts';
import { idOfUnreadable } from './network/readable.ts';
import { createRefresh } from './network/refresh.ts';
import { createRenewal } from './network/renewal.ts';
import { createRiders } from './network/riders.ts';
import { createAccessKeeper } from './storage/access-place.ts';
import { createAlertSettings } from './storage/alert-settings.ts';
import { createDrafts } from './storage/drafts.ts';
import {
  createEmbeddedTokens,
  embeddedTokenKey,
  noEmbeddedTokens,
} from './storage/embedded-tokens.ts';
import { createGuestOrders } from './storage/guest-orders.ts';
import { createKept } from './storage/kept.ts';
import { createPreferences } from './storage/preferences.ts';
import { createSender } from './storage/sender.ts';
import { createSessionStore, type SessionStore } from './storage/session-store.ts';
import { createStorage, type SafeStorage } from './storage/storage.ts';
import { createTerms } from './storage/terms.ts';
import { createUnsettled } from './storage/unsettled.ts';
import { createViews } from './storage/views.ts';

/** Seconds that the server's clock is ahead of this device's, for all tabs. */
export const aheadKey = 'clock-ahead';

type Http = ReturnType<typeof createHttp>;

/** What the adapters need of the engine. */
export type Engine = {
  /** The server answers again. */
  returned: () => void;
  /** The server refused the live socket. */
  doubted: () => void;
  /** A call stored fresh tokens. */
  renewed: (session: StoredSession | null) => void;
  /** The server refused to continue this person's session. */
  lapsed: (user: User) => void;
  /** Gets the events of the socket and the worker. */
  append: (events: readonly Event[]) => void;
  /** The number of the newest known change, from which a reconnected socket catches up. */
  newestSeq: () => number | null;
};

/** Each power of this browser, once. */
export function createPowers(deployment: Deployment, engine: Engine) {
  const { append, newestSeq, doubted, returned } = engine;
  const storage = createStorage(() => localStorage);
  const clock = createClock(deviceTime, (ahead) => storage.write(aheadKey, ahead));
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
  const inCookies = deployment.sessionCookies === true && embedded.place === 'page';
  const calls = createCalls({ ask, clock, sessions, reached, inCookies }, engine);
  const { call } = calls;
  const { credentials } = sessions;
  const socket = createLiveSocket({ call, clock, append, doubted, credentials });
  return {
    clock,
    sessions,
    place: embedded.place,
    embedding: embedded.embedding,
    ...calls,
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
    socket,
    riders: createRiders({
      authorization: () => sessions.credentials()?.authorization ?? null,
      append,
      reached,
      doubted,
    }),
  };
}
export type Powers = ReturnType<typeof createPowers>;

/** The browser's stores, one file each. */
function createKeepers(storage: SafeStorage, now: () => number) {
  const tab = createStorage(() => sessionStorage);
  const kept = createKept(storage, now);
  return {
    preferences: createPreferences(storage),
    drafts: createDrafts(storage, now),
    views: createViews({ local: storage, tab }),
    terms: createTerms(storage),
    alerts: createAlertSettings(storage),
    kept,
    guestOrders: createGuestOrders(storage, now),
    unsettled: createUnsettled(storage, now),
    sender: createSender(storage),
    access: createAccessKeeper(tab, now),
    bulkDrafts: bulkDraftsLater(kept, now),
  };
}

/** The store of files that were not uploaded yet; its code is loaded with their page. */
function bulkDraftsLater(kept: ReturnType<typeof createKept>, now: () => number) {
  return later(async () => {
    const { createBulkDrafts } = await import('./storage/bulk-drafts.ts');
    return createBulkDrafts(indexedDB, kept, now);
  });
}

/** How this page is embedded by an ordering platform, and the platform's token. */
function createEmbedded({ embedded }: Deployment, local: SafeStorage) {
  const session = createStorage(() => sessionStorage);
  const hasKept = () => session.readText(embeddedTokenKey) !== null;
  const place = embeddedPlaceOf(window, embedded, hasKept);
  const tokens = embedded ? createEmbeddedTokens(place, { local, session }) : noEmbeddedTokens;
  const origins = embedded?.origins ?? [];
  // Loaded only when embedded.
  const embedding = later(async () => {
    const { createEmbedding } = await import('./browser/embedding.ts');
    return createEmbedding(window, { place, origins, token: tokens.load });
  });
  return { place, tokens, embedding };
}

type Callers = {
  ask: typeof fetch;
  clock: Clock;
  sessions: SessionStore;
  reached: (there: boolean) => void;
  inCookies: boolean;
};

/** The way to the server, with the refresh that all calls share. */
function createCalls(
  { ask, clock, sessions, reached, inCookies }: Callers,
  { append, renewed, lapsed }: Engine,
) {
  const refresh = createRefresh({
    locks: navigator.locks,
    sessions,
    wait,
    extend: (tokens) => extendSession(call, clock, tokens),
  });
  const told = () => renewed(sessions.load());
  const renewal = createRenewal({
    sessions,
    refresh,
    now: clock.now,
    renewed: told,
    lapsed: ({ user }) => lapsed(user),
  });
  const call = createHttp({
    fetch: (address, init) => ask(address, outlasting(init, document.hidden)),
    wait,
    online: () => navigator.onLine,
    credentials: sessions.credentials,
    renewal,
    inCookies,
    leaving: sessions.leaving,
    serverTime: clock.ask,
    reached,
    dropped(rows, { id }) {
      append(rows.map((row) => droppedRow(clock.now(), id, row)));
      return isOfOrders(id);
    },
  });
  const moving = { sessions, call, ask, renew: renewal.renew, renewed: told, inCookies };
  return { call, refresh, placeTokens: () => placeTokens(moving) };
}

/** Unreadable orders are named on screen. */
function isOfOrders(call: string): boolean {
  return call === endpoints.listOrders.id || call === endpoints.listGuestOrders.id;
}

function droppedRow(at: number, call: string, row: unknown): Event {
  const order = isOfOrders(call) ? { order_id: idOfUnreadable(row) } : {};
  return { type: 'frame.dropped', source: 'fetch', at, payload: { reason: 'malformed', ...order } };
}

async function extendSession(call: Http, clock: Clock, tokens: Tokens): Promise<Result<Tokens>> {
  const endpoint = endpoints.extendLogin;
  const body = { refresh_token: tokens.RefreshToken };
  try {
    const answer = await call({ endpoint, input: { params: {}, query: {}, body } });
    const { AuthenticationResult: fresh } = endpoint.result.parse(answer);
    return { ok: true, value: tokensOf(fresh, clock.now(), tokens.RefreshToken) };
  } catch (problem) {
    return { ok: false, problem: problem as never };
  }
}
