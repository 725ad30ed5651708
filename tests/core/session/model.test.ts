import { describe, expect, test } from 'vitest';
import {
  $notices,
  $orders,
  $session,
  $sessionKnown,
  $signingIn,
  $starting,
  $user,
  $vendors,
  appended,
  noticeShown,
  signInSubmitted,
  signOutAsked,
  vendorsAsked,
} from '#core';
import { extendSessionFx, loadSessionFx } from '#core/ports';
import type { Problem, StoredSession, Tokens } from '#schemas';
import {
  $lapsed,
  $leftOnPurpose,
  appStarted,
  lapseDismissed,
  sessionDoubted,
  sessionLapsed,
  sessionStored,
} from '../../../core/session/model.ts';
import { NOW, updated } from '../../support/arbitraries.ts';
import { createEngine, refused, unreachable } from '../../support/engine.ts';
import { anOrder } from '../../support/orders.ts';

const user = { id: 'u1', email: 'ana@example.com' };
const tokens: Tokens = { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', Expires: NOW + 1800 };
const fresh: Tokens = { ...tokens, AccessToken: 'a2', Expires: NOW + 9000 };
const credentials = { email_address: 'ana@example.com', password: 'x' };
const login = {
  user,
  AuthenticationResult: { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', ExpiresIn: 1800 },
};

/** An engine that has started, with what was stored and how refreshing goes. */
async function started({
  stored = null as StoredSession | null,
  extend = (): Tokens | Problem => fresh,
  answers = {},
} = {}) {
  const tries: Tokens[] = [];
  const engine = createEngine({
    answers,
    ports: [
      [loadSessionFx, () => stored],
      [
        extendSessionFx,
        ({ meta }: StoredSession) => {
          tries.push(meta);
          const result = extend();
          if ('tag' in result) throw result;
          return result;
        },
      ],
    ],
  });
  await engine.tick();
  await engine.send(appStarted);
  return { ...engine, tries };
}

const stored = (given: Partial<Tokens> = {}): StoredSession => ({
  user,
  meta: { ...tokens, ...given },
});

describe('signing in', () => {
  test('starts a session, keeps it, and loads the outlets', async () => {
    const { send, see, askedOf } = await started({ answers: { login } });
    expect(see($sessionKnown)).toBe(true);
    await send(signInSubmitted, credentials);
    expect(see($user)).toEqual(user);
    expect(see($session)?.tokens).toMatchObject({ AccessToken: 'a', IdToken: 'i' });
    expect(askedOf('saveSession').at(-1)).toEqual({ user, meta: tokens });
    expect(askedOf('listVendors')).toHaveLength(1);
  });

  test('waits for its turn while the app is starting', async () => {
    const { send, see, askedOf } = createEngine({
      answers: { login },
      values: [[$starting, true]],
    });
    await send(signInSubmitted, credentials);
    expect(see($signingIn)).toBe(true);
    expect(askedOf('login')).toHaveLength(0);
    await send(appStarted);
    expect(askedOf('login')).toMatchObject([{ body: credentials }]);
    expect(see($user)).toEqual(user);
    expect(askedOf('listVendors')).toHaveLength(1);
    expect(see($signingIn)).toBe(false);
  });

  test('that is refused leaves nobody signed in', async () => {
    const answer = refused(401, 'NotAuthorizedException');
    const { send, see } = await started({ answers: { login: answer } });
    await send(signInSubmitted, credentials);
    expect(see($session)).toBeNull();
    expect(see($signingIn)).toBe(false);
  });

  test('pressed twice is one call', async () => {
    let calls = 0;
    const pending = new Promise(() => {});
    const answer = () => {
      calls += 1;
      return pending;
    };
    const { send, see } = await started({ answers: { login: answer } });
    await send(signInSubmitted, credentials);
    await send(signInSubmitted, credentials);
    expect(see($signingIn)).toBe(true);
    expect(calls).toBe(1);
  });
});

describe('coming back', () => {
  test('with a living token goes on at once', async () => {
    const { see, tries } = await started({ stored: stored() });
    expect(see($user)).toEqual(user);
    expect(see($sessionKnown)).toBe(true);
    expect(tries).toEqual([]);
  });

  test('with an ended token refreshes at once, without a moment of being signed out', async () => {
    const { see } = await started({ stored: stored({ Expires: NOW - 1 }) });
    expect(see($session)?.tokens).toEqual(fresh);
    expect(see($sessionKnown)).toBe(true);
  });

  test('without a network stays, however long ago the token ended', async () => {
    const { see } = await started({
      stored: stored({ Expires: NOW - 86_400 }),
      extend: () => unreachable,
    });
    expect(see($user)).toEqual(user);
    expect(see($sessionKnown)).toBe(true);
  });

  test('with a token that is refused ends', async () => {
    const { see, askedOf } = await started({
      stored: stored({ Expires: NOW - 1 }),
      extend: () => refused(401, 'NotAuthorizedException'),
    });
    expect(see($session)).toBeNull();
    expect(see($sessionKnown)).toBe(true);
    expect(askedOf('forgetPerson')).toEqual([{ typed: false, elsewhere: false }]);
  });

  test('with storage that cannot be read is being signed out', async () => {
    const engine = createEngine({
      ports: [
        [
          loadSessionFx,
          () => {
            throw new Error('blocked');
          },
        ],
      ],
    });
    await engine.send(appStarted);
    expect(engine.see($sessionKnown)).toBe(true);
    expect(engine.see($session)).toBeNull();
  });
});

describe('refreshing', () => {
  test('happens when less than ten minutes remain, once', async () => {
    const { tick, see, tries } = await started({ stored: stored() });
    await tick(NOW + 1200);
    expect(tries).toEqual([]);
    await tick(NOW + 1201);
    await tick(NOW + 1202);
    expect(tries).toHaveLength(1);
    expect(see($session)?.tokens).toEqual(fresh);
  });

  test('is tried again and again while the network is away and the token lives', async () => {
    const { tick, see, tries } = await started({ stored: stored(), extend: () => unreachable });
    await tick(NOW + 1300);
    await tick(NOW + 1305);
    await tick(NOW + 1310);
    expect(tries).toHaveLength(2);
    expect(see($user)).toEqual(user);
  });

  test('that still fails long after the token has ended keeps the session', async () => {
    const { tick, see, tries } = await started({ stored: stored(), extend: () => unreachable });
    await tick(NOW + 1801);
    await tick(NOW + 86_400);
    expect(see($user)).toEqual(user);
    expect(tries).toHaveLength(2);
  });

  test('that is refused ends the session', async () => {
    const { tick, see } = await started({ stored: stored(), extend: () => refused(401, 'X') });
    await tick(NOW + 1300);
    expect(see($session)).toBeNull();
  });

  test('that meets a broken server does not end the session', async () => {
    const { tick, see } = await started({ stored: stored(), extend: () => refused(503, 'X') });
    await tick(NOW + 1300);
    expect(see($user)).toEqual(user);
  });

  test('happens at once when the server no longer knows the token', async () => {
    const answers = { listVendors: refused(401, 'Unauthorized') };
    const { send, tick, tries } = await started({ stored: stored(), answers });
    expect(tries).toHaveLength(1);
    await tick(NOW + 5);
    await send(vendorsAsked);
    expect(tries).toHaveLength(1);
    await tick(NOW + 10);
    await send(vendorsAsked);
    expect(tries).toHaveLength(2);
  });
});

test('a wrong password, typed in by somebody who is signed in, says nothing about their session', async () => {
  const wrong = { ...refused(401, 'NotAuthorizedException'), field: 'body.password' };
  const { send, tries } = await started({ stored: stored(), answers: { listVendors: wrong } });
  await send(vendorsAsked);
  await send(vendorsAsked);
  expect(tries).toHaveLength(0);
});

describe('a live socket that is not let in', () => {
  test('has the session looked at: ended elsewhere, it ends here', async () => {
    const { send, see } = await started({ stored: stored(), extend: () => refused(401, 'X') });
    await send(sessionDoubted);
    expect(see($session)).toBeNull();
  });

  test('keeps the session that the server still knows', async () => {
    const { send, see, tries } = await started({ stored: stored() });
    await send(sessionDoubted);
    expect(tries).toHaveLength(1);
    expect(see($user)).toEqual(user);
  });
});

describe('a session that the server ended elsewhere', () => {
  test('ends here for the same reason, and only for the person it was', async () => {
    const { send, see, askedOf } = await started({
      stored: stored(),
      answers: { listVendors: unreachable },
    });
    await send(sessionLapsed, { id: 'u2', email: 'ben@example.com' });
    expect(see($user)).toEqual(user);
    await send(noticeShown, { key: 'form.cut' });
    await send(sessionLapsed, user);
    expect(see($session)).toBeNull();
    expect(see($leftOnPurpose)).toBe(false);
    expect(see($lapsed)).toEqual(user);
    // Who has signed in elsewhere since would be signed out.
    expect(askedOf('saveSession')).toEqual([]);
    // The way in says so, once, and nothing of before is said beside it.
    expect(see($notices)).toEqual([]);
    await send(vendorsAsked);
    expect(askedOf('listVendors').length).toBeGreaterThan(0);
    expect(see($notices)).toEqual([]);
    await send(lapseDismissed);
    expect(see($lapsed)).toBeNull();
    expect(askedOf('forgetLapsed')).toHaveLength(1);
  });
});

describe('signing out', () => {
  test('tells the server first, then forgets everything of the person', async () => {
    const { send, see, askedOf, asked } = await started({
      stored: stored(),
      answers: { logout: { success: true }, listVendors: { vendors: [] } },
    });
    await send(appended, [updated(anOrder())]);
    await send(signOutAsked);
    expect(askedOf('logout')).toHaveLength(1);
    expect(see($session)).toBeNull();
    expect(see($vendors)).toBeNull();
    expect(see($orders).index.rows.size).toBe(0);
    expect(see($orders).index.pending.size).toBe(0);
    expect(askedOf('saveSession').at(-1)).toBeNull();
    expect(askedOf('forgetPerson')).toEqual([{ typed: true, elsewhere: false }]);
    const calls = asked.map(({ what }) => what);
    expect(calls.indexOf('disconnect')).toBeGreaterThanOrEqual(0);
    expect(calls.indexOf('disconnect')).toBeLessThan(calls.indexOf('logout'));
  });

  test('does not wait for a server that says nothing', async () => {
    const { send, see, pass } = await started({
      stored: stored(),
      answers: { logout: () => new Promise(() => {}) },
    });
    await send(signOutAsked);
    expect(see($user)).toEqual(user);
    await pass(3);
    expect(see($user)).toBeNull();
  });
});

describe('another tab', () => {
  test('that signs out signs this one out, and has cleaned the storage itself', async () => {
    const { send, see, askedOf } = await started({ stored: stored() });
    await send(sessionStored, null);
    expect(see($session)).toBeNull();
    expect(askedOf('forgetPerson')).toEqual([{ typed: false, elsewhere: true }]);
  });

  test('that refreshed spares this one the refresh', async () => {
    const { send, tick, see, tries } = await started({ stored: stored() });
    await send(sessionStored, { user, meta: fresh });
    await tick(NOW + 1500);
    expect(tries).toEqual([]);
    expect(see($session)?.tokens).toEqual(fresh);
  });
});
