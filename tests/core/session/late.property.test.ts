import { allSettled } from 'effector';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  $embeddedPlace,
  $embeddedWait,
  $mode,
  $session,
  $user,
  embeddedRetryAsked,
  guestAsked,
  signInSubmitted,
  signOutAsked,
  signOutEverywhereAsked,
  vendorsAsked,
} from '#core';
import { askForTokenFx, callFx, endpointFx, extendSessionFx, loadSessionFx } from '#core/ports';
import { endpoints, type Tokens } from '#schemas';
import { createHttp, type HttpCall } from '../../../app/adapters/http.ts';
import { embeddedTokenGiven } from '../../../core/session/embedded.ts';
import { $authorization, appStarted, sessionDoubted } from '../../../core/session/model.ts';
import { NOW } from '../../support/arbitraries.ts';
import { createEngine, refused } from '../../support/engine.ts';
import { law } from '../../support/property.ts';

const jwt = (claims: object) => `h.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.s`;
const embeddedToken = (nonce: number) =>
  jwt({ sub: 'anna', email: 'anna@platform.example', exp: NOW + 60, nonce });
const guestToken = (nonce: number) => jwt({ sub: `guest:${nonce}`, exp: NOW + 9000 });
const ordersFx = endpointFx(endpoints.listGuestOrders);
const no = () => Response.json({ errors: [{ code: 'SignInFirst', message: '' }] }, { status: 401 });

/** An engine over the browser's own way to the server, which answers when a test says so. */
async function online(place: 'frame' | 'page') {
  const waiting: { name: string | null; path: string; answer: (it: Response) => void }[] = [];
  let authorization = (): string | null => null;
  const http = createHttp({
    fetch: (path, init = {}) =>
      new Promise((answer) => {
        const name = new Headers(init.headers).get('authorization');
        waiting.push({ name, path: String(path), answer });
      }),
    wait: async () => undefined,
    online: () => true,
    authorization: () => authorization(),
    serverTime: () => undefined,
    dropped: () => undefined,
  });
  const engine = createEngine({
    ports: [
      [callFx, (call: HttpCall) => http(call)],
      [askForTokenFx, () => undefined],
      [loadSessionFx, () => null],
    ],
    values: [[$embeddedPlace, place]],
  });
  authorization = () => engine.see($authorization);
  await engine.tick();
  await engine.send(appStarted);
  const settle = async () => {
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
    await engine.tick();
  };
  return { ...engine, waiting, settle };
}

const step = fc.oneof(
  fc.record({ do: fc.constant('give' as const), which: fc.nat(4) }),
  fc.record({ do: fc.constant('ask' as const), which: fc.constant(0) }),
  fc.record({ do: fc.constant('refuse' as const), which: fc.nat(6) }),
);

describe('a refusal that comes late', () => {
  test('ends the session of the token that was refused, and no other', () =>
    law(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
        const { send, see, waiting, settle } = await online('frame');
        const known = new Set<string>();
        let current: string | null = null;
        for (const { do: what, which } of steps) {
          if (what === 'give') {
            const token = embeddedToken(which);
            if (!known.has(token)) current = token;
            await send(embeddedTokenGiven, token);
          } else if (what === 'ask') await send(vendorsAsked);
          else {
            const [asked] = waiting.splice(which % Math.max(1, waiting.length), 1);
            asked?.answer(no());
            const token = asked?.name?.replace('GoDroid ', '') ?? null;
            if (token !== null && token === current) {
              known.add(token);
              current = null;
            }
          }
          await settle();
          expect(see($session)?.tokens.AccessToken ?? null).toBe(current);
        }
      }),
      { runs: 60 },
    ));

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

  /** Ana is here; whoever signs in next is somebody else with other tokens. */
  async function ana(answers = {}) {
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
        [loadSessionFx, () => ({ user: user('ana'), meta })],
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
});
