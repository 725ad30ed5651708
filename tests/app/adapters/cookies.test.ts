import { describe, expect, test } from 'vitest';
import { endpoints, type StoredSession } from '#schemas';
import { createHttp, type HttpCall } from '../../../app/adapters/network/http.ts';
import { placeTokens } from '../../../app/adapters/network/place-tokens.ts';
import { createSessionStore, sessionKey } from '../../../app/adapters/storage/session-store.ts';
import { storageOf } from '../../support/storage.ts';

const NOW = 1_800_000_000;
const unsigned = (claims: object) => `h.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.`;
const guest = unsigned({ sub: 'guest:1', exp: NOW + 60 });
const user = { id: 'ana', email: 'ana@shop.example' };
const inCookies: StoredSession = {
  user,
  meta: { ...{ AccessToken: 'a1.', IdToken: '', RefreshToken: '' }, Expires: NOW, InCookies: true },
};
const inStorage: StoredSession = {
  user,
  meta: { AccessToken: 'a1.s', IdToken: 'i1', RefreshToken: 'r1', Expires: NOW },
};
const nothing = { params: {}, query: {}, body: {} };
const logout: HttpCall = { endpoint: endpoints.logout, input: nothing };

type Asked = { path: string; said: string | null; body: unknown };

/** A browser in which this is stored, before a server that answers so. */
function browserOf(kept: Record<string, unknown>, answer: (asked: Asked) => Response | null) {
  const entries = new Map(Object.entries(kept).map(([key, it]) => [key, JSON.stringify(it)]));
  const sessions = createSessionStore(storageOf(entries), () => NOW);
  const asked: Asked[] = [];
  const ask: typeof fetch = async (path, init = {}) => {
    const said = new Headers(init.headers).get('authorization');
    const body = init.body === undefined ? undefined : JSON.parse(String(init.body));
    asked.push({ path: String(path), said, body });
    const answered = answer(asked.at(-1) as Asked);
    if (answered === null) throw new TypeError('network');
    return answered;
  };
  const call = (wanted: boolean) =>
    createHttp({
      fetch: ask,
      wait: async () => undefined,
      online: () => true,
      credentials: sessions.credentials,
      renewal: { due: async () => null, refused: async () => 'no', refusedAgain: () => undefined },
      serverTime: () => () => undefined,
      reached: () => undefined,
      dropped: () => false,
      inCookies: wanted,
      leaving: sessions.leaving,
    });
  const renewals: StoredSession[] = [];
  let heard = 0;
  const place = (wanted: boolean) =>
    placeTokens({
      ...{ sessions, ask, inCookies: wanted, call: call(wanted) },
      renew: async (session) => {
        renewals.push(session);
        return null;
      },
      renewed: () => {
        heard += 1;
      },
    });
  return { entries, sessions, asked, call, place, renewals, heard: () => heard };
}
const good = (result: unknown) => () => Response.json({ result });
const vendors = { endpoint: endpoints.listVendors, input: nothing };
const login = { endpoint: endpoints.login, input: nothing };

describe('the authorization header', () => {
  test('says whose tokens are in cookies, and asks for some where they are given out', async () => {
    const { call, asked } = browserOf({ token: inCookies }, good({ vendors: [] }));
    await call(true)(vendors);
    await call(true)(login).catch(() => null);
    expect(asked.map(({ said }) => said)).toEqual(['Cookie a1.', 'Cookie a1.']);
    const before = browserOf({ token: inStorage }, good({ vendors: [] }));
    await before.call(true)(vendors);
    await before
      .call(true)(login)
      .catch(() => null);
    expect(before.asked.map(({ said }) => said)).toEqual(['Bearer a1.s|i1', 'Cookie']);
    const nobody = browserOf({}, good({ vendors: [] }));
    await nobody
      .call(true)(login)
      .catch(() => null);
    await nobody
      .call(false)(login)
      .catch(() => null);
    expect(nobody.asked.map(({ said }) => said)).toEqual(['Cookie', null]);
  });
});

describe('tokens where the deployment does not keep them', () => {
  test('are renewed, into cookies or out of them, and only then', async () => {
    for (const [token, wanted] of [
      [inStorage, true],
      [inCookies, false],
    ] as const) {
      const { place, renewals } = browserOf({ token }, good({}));
      await place(!wanted);
      expect(renewals).toEqual([]);
      await place(wanted);
      expect(renewals).toMatchObject([{ meta: { AccessToken: token.meta.AccessToken } }]);
    }
  });

  test('of a guest are given to the server once, or asked for back', async () => {
    const begun = (guest_token: string) =>
      good({ guest_token, vendor_id: 'b-sg', expires_at: NOW + 60 });
    const there = browserOf({ 'guest-token': `${guest}s` }, begun(guest));
    await there.place(true);
    expect(there.asked).toMatchObject([{ said: 'Cookie', body: { guest_token: `${guest}s` } }]);
    expect([there.entries.get('guest-token'), there.heard()]).toEqual([JSON.stringify(guest), 1]);
    await there.place(true);
    expect(there.asked).toHaveLength(1);
    const back = browserOf({ 'guest-token': guest }, begun(`${guest}s`));
    await back.place(false);
    expect(back.asked).toMatchObject([{ said: `Cookie ${guest}`, body: {} }]);
    expect(back.sessions.credentials()?.authorization).toBe(`Bearer ${guest}s`);
  });

  test('of a guest stay where they are while nobody answers', async () => {
    const { place, entries, heard } = browserOf({ 'guest-token': `${guest}s` }, () => null);
    await place(true);
    expect([entries.get('guest-token'), heard()]).toEqual([JSON.stringify(`${guest}s`), 0]);
  });
});

describe('a sign-out with tokens in cookies', () => {
  test('that the server heard of leaves nothing to do', async () => {
    const { call, sessions, place, asked } = browserOf(
      { token: inCookies },
      good({ success: true }),
    );
    await call(true)(logout);
    sessions.save(null);
    await place(true);
    expect([asked.length, sessions.owed()]).toEqual([1, null]);
  });

  test('that nobody heard of is made up for, under the name of who left', async () => {
    let up = false;
    const { call, sessions, place, asked, entries } = browserOf({ token: inCookies }, () =>
      up ? Response.json({ result: { success: true } }) : null,
    );
    await call(true)(logout).catch(() => null);
    sessions.save(null);
    expect(entries.has(sessionKey)).toBe(false);
    await place(true);
    expect(sessions.owed()).not.toBeNull();
    up = true;
    await place(true);
    expect(asked.at(-1)).toMatchObject({ path: '/orders/api/v1/logout', said: 'Cookie a1.' });
    expect(sessions.owed()).toBeNull();
  });

  test('is over when the server does not know them any more, or somebody else signs in', async () => {
    const refused = browserOf({ 'sign-out-owed': 'Cookie a1.' }, () =>
      Response.json({ errors: [{ code: 'SignInFirst', message: '' }] }, { status: 401 }),
    );
    await refused.place(true);
    expect(refused.sessions.owed()).toBeNull();
    const next = browserOf({ 'sign-out-owed': 'Cookie a1.' }, () => null);
    next.sessions.save({ ...inCookies, user: { ...user, id: 'mei' } });
    expect(next.sessions.owed()).toBeNull();
  });

  test('with tokens in the storage owes nobody anything', async () => {
    const { call, sessions } = browserOf({ token: inStorage }, () => null);
    await call(false)(logout).catch(() => null);
    expect(sessions.owed()).toBeNull();
  });
});
