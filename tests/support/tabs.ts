import { $session, clockTicked, tokensOf } from '#core';
import { callFx, extendSessionFx, loadSessionFx, saveSessionFx } from '#core/ports';
import {
  type AuthenticationResult,
  endpoints,
  type Problem,
  type Result,
  type StoredSession,
  type Tokens,
} from '#schemas';
import { createClock } from '../../app/adapters/browser/clock.ts';
import { createHttp, type HttpCall } from '../../app/adapters/network/http.ts';
import { placeTokens } from '../../app/adapters/network/place-tokens.ts';
import { createRefresh } from '../../app/adapters/network/refresh.ts';
import { createRenewal } from '../../app/adapters/network/renewal.ts';
import { createSessionStore, sessionKey } from '../../app/adapters/storage/session-store.ts';
import { createStorage } from '../../app/adapters/storage/storage.ts';
import { appStarted, sessionLapsed, sessionStored } from '../../core/session/model.ts';
import { NOW } from './arbitraries.ts';
import { createEngine } from './engine.ts';
import { lockManager } from './locks.ts';
import { storeOf } from './storage.ts';

const life = 1800;
const user = { id: 'ana', email: 'ana@example.com' };
const body = { params: {}, query: {}, body: {} };

/** Where a deployment keeps tokens. */
export const places = { 'the storage of the browser': false, cookies: true };

/** A server that knows one session, the network before it, and a device whose clock may be wrong. */
export function createWorld(inCookies = false) {
  const world = {
    ...{ time: NOW, skew: 0, up: true, revoked: false, refused: 0, inCookies },
    /** How often a tab wrote or removed the session in the storage. */
    stored: 0,
  };
  const issued = new Map<string, number>();
  /** How often each refresh token was taken. */
  const taken = new Map<string, number>();
  /** What is in cookies, for all tabs. */
  const jar = { access: '', refresh: '' };
  let turn = 0;

  function issue(): AuthenticationResult & { RefreshToken: string } {
    turn += 1;
    issued.set(`a${turn}.s`, world.time + life);
    return { AccessToken: `a${turn}.s`, IdToken: 'i', RefreshToken: `r${turn}`, ExpiresIn: life };
  }

  /** Gives fresh tokens to who asked, as `server/identity/token-cookies.ts` does. */
  function give(byCookie: boolean): AuthenticationResult {
    const fresh = issue();
    if (!byCookie) return fresh;
    const kept = world.inCookies;
    Object.assign(jar, {
      access: kept ? fresh.AccessToken : '',
      refresh: kept ? fresh.RefreshToken : '',
    });
    const shown = {
      AccessToken: `a${turn}.`,
      IdToken: '',
      ExpiresIn: life,
      InCookies: true,
    } as const;
    return kept ? shown : fresh;
  }

  function extend(given: string, byCookie: boolean): Response {
    const token = given === '' && byCookie ? jar.refresh : given;
    if (world.revoked || token !== `r${turn}`) {
      world.refused += 1;
      return refuse('NotAuthorizedException');
    }
    taken.set(token, (taken.get(token) ?? 0) + 1);
    return Response.json({ result: { AuthenticationResult: give(byCookie) } }, now());
  }

  function refuse(code: string): Response {
    return Response.json({ errors: [{ code, message: '' }] }, { status: 401, ...now() });
  }

  function now() {
    return { headers: { date: new Date(world.time * 1000).toUTCString() } };
  }

  return {
    world,
    taken,
    first: tokensOf(give(inCookies), world.time),
    /** The keys of the server were changed: it knows no access token any more, but the session. */
    forgetTokens: () => issued.clear(),
    async fetch(path: string, init: RequestInit = {}): Promise<Response> {
      if (!world.up) throw new TypeError('network');
      const said = new Headers(init.headers).get('authorization') ?? '';
      const byCookie = said.startsWith('Cookie');
      if (path.endsWith('/login/extend')) {
        return extend(JSON.parse(String(init.body)).refresh_token, byCookie);
      }
      const token = byCookie ? jar.access : said.replace(/^Bearer (.*)[|].*$/, '$1');
      const good = !world.revoked && (issued.get(token) ?? 0) > world.time;
      return good ? Response.json({ result: { vendors: [] } }, now()) : refuse('SignInFirst');
    },
  };
}
export type World = ReturnType<typeof createWorld>;

/** Whether a browser's storage holds anything that proves who somebody is. */
export function holdsToken(entries: ReadonlyMap<string, string>): boolean {
  return [...entries.values()].some((text) => /"(?:a\d+[.]s|r\d+)"/.test(text));
}

/** What a browser keeps that was here before. */
export function storedBefore({ first }: World): Map<string, string> {
  const session: StoredSession = { user, meta: first };
  return new Map([[sessionKey, JSON.stringify(session)]]);
}

/** Tabs of one browser, made of its own parts, over one storage and one lock. */
export async function openTabs(world: World, count: number, entries = storedBefore(world)) {
  const listeners: ((from: number, key: string) => void)[] = [];
  const told = (from: number, key: string) => {
    for (const hear of listeners) hear(from, key);
  };
  const locks = lockManager();
  const tabs = [];
  for (let index = 0; index < count; index += 1) {
    const tab = openTab(world, { index, entries, told, locks });
    listeners.push(tab.hear);
    tabs.push(tab);
  }
  await Promise.all(tabs.map(({ begin }) => begin()));
  return tabs;
}

type Shared = {
  index: number;
  entries: Map<string, string>;
  told: (from: number, key: string) => void;
  locks: LockManager;
};

function openTab({ world, fetch }: World, { index, entries, told, locks }: Shared) {
  const store = storeOf(entries);
  const storage = createStorage(() => ({
    ...store,
    setItem: (key, value) => {
      if (key === sessionKey) world.stored += 1;
      const changed = store.getItem(key) !== value;
      store.setItem(key, value);
      if (changed) told(index, key);
    },
    removeItem: (key) => {
      const changed = store.getItem(key) !== null;
      if (key === sessionKey) world.stored += 1;
      store.removeItem(key);
      if (changed) told(index, key);
    },
  }));
  const device = () => (world.time + world.skew) * 1000;
  const clock = createClock(device, (ahead) => storage.write('ahead', ahead));
  const sessions = createSessionStore(storage, clock.now);
  const wait = async () => undefined;
  const refresh = createRefresh({ locks, sessions, wait, extend });
  const ask: typeof globalThis.fetch = (path, init) => fetch(String(path), init ?? {});
  const renewed = () => engine.send(sessionStored, sessions.load());
  const renewal = createRenewal({
    sessions,
    refresh,
    now: clock.now,
    renewed,
    lapsed: ({ user: who }) => engine.send(sessionLapsed, who),
  });
  const { inCookies } = world;
  const call = createHttp({
    fetch: ask,
    wait,
    online: () => world.up,
    credentials: sessions.credentials,
    renewal,
    serverTime: clock.ask,
    reached: () => undefined,
    dropped: () => false,
    inCookies,
    leaving: sessions.leaving,
  });
  async function extend({ RefreshToken }: Tokens): Promise<Result<Tokens>> {
    const endpoint = endpoints.extendLogin;
    try {
      const answer = await call({
        endpoint,
        input: { ...body, body: { refresh_token: RefreshToken } },
      });
      const fresh = endpoint.result.parse(answer).AuthenticationResult;
      return { ok: true, value: tokensOf(fresh, clock.now(), RefreshToken) };
    } catch (problem) {
      return { ok: false, problem: problem as Problem };
    }
  }
  const engine = createEngine({
    ports: [
      [callFx, (request: HttpCall) => call(request)],
      [loadSessionFx, sessions.load],
      [saveSessionFx, sessions.save],
      [
        extendSessionFx,
        async (session: StoredSession) => {
          const result = await refresh(session);
          if (result.ok) return result.value;
          throw result.problem;
        },
      ],
    ],
  });
  const tick = () => engine.send(clockTicked, clock.now());
  return {
    tick,
    clock,
    session: () => engine.see($session),
    /** One call of this tab: its answer, or what went wrong. */
    call: () =>
      call({ endpoint: endpoints.listVendors, input: body }).then(
        () => 'answered' as const,
        (problem: Problem) => problem,
      ),
    async begin() {
      await tick();
      await engine.send(appStarted);
      await placeTokens({ sessions, inCookies, call, ask, renew: renewal.renew, renewed });
    },
    hear(from: number, key: string) {
      if (from === index) return;
      if (key === 'ahead') clock.adopt(Number(entries.get(key)));
      if (key !== sessionKey) return;
      const session = sessions.load();
      const lapsed = session === null ? sessions.lapsed() : null;
      void (lapsed ? engine.send(sessionLapsed, lapsed) : engine.send(sessionStored, session));
    },
  };
}

/** Lets all that can settle now do so. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
