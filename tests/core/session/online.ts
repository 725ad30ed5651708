import { $embeddedPlace, $session, authorizationOf } from '#core';
import { askForTokenFx, callFx, loadSessionFx } from '#core/ports';
import { createHttp, type HttpCall } from '../../../app/adapters/network/http.ts';
import { appStarted } from '../../../core/session/model.ts';
import { NOW } from '../../support/arbitraries.ts';
import { createEngine } from '../../support/engine.ts';
import { noCookies } from '../../support/no-cookies.ts';

export const jwt = (claims: object) => `h.${btoa(JSON.stringify(claims)).replaceAll('=', '')}.s`;
export const embeddedToken = (nonce: number) =>
  jwt({ sub: 'anna', email: 'anna@platform.example', exp: NOW + 60, nonce });
export const no = () =>
  Response.json({ errors: [{ code: 'SignInFirst', message: '' }] }, { status: 401 });

/** An engine over the browser's own way to the server, which answers when a test says so. */
export async function online(place: 'frame' | 'page') {
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
    credentials: () => {
      const said = authorization();
      return said === null ? null : { authorization: said, person: '' };
    },
    renewal: { due: async () => null, refused: async () => 'no', refusedAgain: () => undefined },
    serverTime: () => () => undefined,
    reached: () => undefined,
    dropped: () => false,
    ...noCookies,
  });
  const engine = createEngine({
    ports: [
      [callFx, (call: HttpCall) => http(call)],
      [askForTokenFx, () => undefined],
      [loadSessionFx, () => null],
    ],
    values: [[$embeddedPlace, place]],
  });
  authorization = () => {
    const session = engine.see($session);
    return session && authorizationOf(session, session.tokens);
  };
  await engine.tick();
  await engine.send(appStarted);
  const settle = async () => {
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
    await engine.tick();
  };
  return { ...engine, waiting, settle };
}
