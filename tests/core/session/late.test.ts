import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import {
  $embeddedWait,
  $mode,
  $session,
  $sessionKnown,
  $user,
  embeddedRetryAsked,
  guestAsked,
  signInSubmitted,
  signOutAsked,
  signOutEverywhereAsked,
} from '#core';
import { endpointFx, extendSessionFx, loadSessionFx } from '#core/ports';
import { endpoints, type Problem, type Tokens } from '#schemas';
import { embeddedTokenGiven } from '../../../core/session/embedded.ts';
import { appStarted, sessionDoubted, sessionStored } from '../../../core/session/model.ts';
import { NOW } from '../../support/arbitraries.ts';
import { createEngine, refused, unreachable } from '../../support/engine.ts';
import { embeddedToken, jwt, no, online } from './online.ts';

const guestToken = (nonce: number) => jwt({ sub: `guest:${nonce}`, exp: NOW + 9000 });
const ordersFx = endpointFx(endpoints.listGuestOrders);

describe('a refusal that comes late', () => {
  test('does not end the visit of a guest who came after the one it was meant for', async () => {
    const { scope, send, see, waiting, settle } = await online('page');
    const begin = async (nonce: number) => {
      await send(guestAsked);
      const asked = waiting.findLast(({ path }) => path.includes('guest'));
      asked?.answer(
        Response.json({
          result: { guest_token: guestToken(nonce), vendor_id: 'v', expires_at: NOW + 9000 },
        }),
      );
      await settle();
      expect(see($mode)).toBe('GUEST');
    };
    await begin(1);
    void allSettled(ordersFx, { scope, params: { body: { tokens: [] } } });
    await settle();
    const late = waiting.filter(({ name }) => name === `Bearer ${guestToken(1)}`);
    expect(late.length).toBeGreaterThan(0);
    await send(signOutAsked);
    waiting.at(-1)?.answer(Response.json({ result: { success: true } }));
    await settle();
    await begin(2);
    for (const asked of late) asked.answer(no());
    await settle();
    expect(see($session)?.tokens.AccessToken).toBe(guestToken(2));
  });
});

describe('the patience with a platform', () => {
  const isSilent = async (seen: () => unknown) => seen() === 'silent';
  test('is that of the last time it was asked', async () => {
    const { send, see, waits, settle } = await online('frame');
    const first = waits.find(({ seconds }) => seconds === 10);
    await send(embeddedRetryAsked);
    first?.end();
    await settle();
    expect(await isSilent(() => see($embeddedWait))).toBe(false);
    for (const { seconds, end } of waits) if (seconds === 10) end();
    await settle();
    expect(await isSilent(() => see($embeddedWait))).toBe(true);
  });

  test('ends with its answer', async () => {
    const { send, see, waits, settle } = await online('frame');
    await send(embeddedTokenGiven, embeddedToken(1));
    for (const { seconds, end } of waits) if (seconds === 10) end();
    await settle();
    expect(see($embeddedWait)).toBe('asked');
  });
});

describe('an answer to somebody who left', () => {
  const user = (id: string) => ({ id, email: `${id}@example.com` });
  const credentials = { email_address: 'ana@example.com', password: 'x' };
  const AuthenticationResult = { AccessToken: 'a', IdToken: 'i', ExpiresIn: 1800 };
  const meta: Tokens = { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r1', Expires: NOW + 1800 };

  /** Ana is here, even if her stored token has ended; anyone who signs in next is somebody else with other tokens. */
  async function ana(answers = {}, tokens = meta) {
    let extended: (tokens: Tokens | object) => void = () => undefined;
    const engine = createEngine({
      answers: {
        listVendors: { vendors: [] },
        logout: { success: true },
        login: {
          user: user('bela'),
          AuthenticationResult: { ...AuthenticationResult, RefreshToken: 'r2' },
        },
        ...answers,
      },
      ports: [
        [loadSessionFx, () => ({ user: user('ana'), meta: tokens })],
        [
          extendSessionFx,
          () =>
            new Promise((answer, refuse) => {
              extended = (given) => ('tag' in given ? refuse(given) : answer(given));
            }),
        ],
      ],
    });
    await engine.tick();
    await engine.send(appStarted);
    expect(engine.see($user)).toEqual(user('ana'));
    const settle = async () => void (await engine.tick());
    return { ...engine, extend: (given: Tokens | object) => extended(given), settle };
  }

  test('signing out does not send away who comes next', async () => {
    const { send, see, pass } = await ana();
    await send(signOutAsked);
    await send(signInSubmitted, credentials);
    await pass(3);
    expect(see($user)).toEqual(user('bela'));
  });

  test('signing out does not cut short the wait of who leaves right after', async () => {
    const answers = [{ success: true }, new Promise(() => undefined)];
    const { send, see, pass, waits, settle } = await ana({ logout: () => answers.shift() });
    await send(signOutAsked);
    await send(signInSubmitted, credentials);
    await send(signOutAsked);
    waits.find(({ seconds }) => seconds === 3)?.end();
    await settle();
    expect(see($user)).toEqual(user('bela'));
    await pass(3);
    expect(see($session)).toBeNull();
  });

  test('signing out everywhere neither', async () => {
    let answered: (it: object) => void = () => undefined;
    const logoutEverywhere = () =>
      new Promise((answer) => {
        answered = answer;
      });
    const { send, see, settle } = await ana({ logoutEverywhere });
    await send(signOutEverywhereAsked);
    await send(signOutAsked);
    await send(signInSubmitted, credentials);
    answered({ success: true });
    await settle();
    expect(see($user)).toEqual(user('bela'));
  });

  test('signing out everywhere that fails keeps nobody here who signed out beside it', async () => {
    let failed: (problem: Problem) => void = () => undefined;
    const never = () => new Promise(() => undefined);
    const logoutEverywhere = () =>
      new Promise((_, refuse) => {
        failed = refuse;
      });
    const { send, see, settle, pass } = await ana({ logout: never, logoutEverywhere });
    await send(signOutEverywhereAsked);
    await send(signOutAsked);
    failed(unreachable);
    await settle();
    expect(see($user)).toEqual(user('ana'));
    await pass(3);
    expect(see($session)).toBeNull();
  });

  test.each([
    ['fresh tokens', { ...meta, AccessToken: 'a9', RefreshToken: 'r9', Expires: NOW + 9000 }],
    ['a refusal', refused(401, 'NotAuthorizedException')],
  ])('%s for a session that ended begin no other and end none', async (_, answer) => {
    const gone = await ana();
    await gone.send(sessionDoubted);
    await gone.send(signOutAsked);
    gone.extend(answer);
    await gone.settle();
    expect(gone.see($session)).toBeNull();

    const replaced = await ana();
    await replaced.send(sessionDoubted);
    await replaced.send(signOutAsked);
    await replaced.send(signInSubmitted, credentials);
    replaced.extend(answer);
    await replaced.settle();
    expect(replaced.see($session)).toMatchObject({
      user: user('bela'),
      tokens: { AccessToken: 'a', RefreshToken: 'r2' },
    });
  });

  test.each([
    ['fresh tokens', { ...meta, AccessToken: 'a9', RefreshToken: 'r9', Expires: NOW + 9000 }],
    ['a refusal', refused(401, 'NotAuthorizedException')],
  ])('%s for a stored session that another tab ended meanwhile begin none', async (_, answer) => {
    const { send, see, extend, settle, askedOf } = await ana({}, { ...meta, Expires: NOW - 1 });
    await send(sessionStored, null);
    expect(see($session)).toBeNull();
    extend(answer);
    await settle();
    expect(see($session)).toBeNull();
    expect(see($sessionKnown)).toBe(true);
    expect(askedOf('saveSession')).toEqual([]);
  });
});
