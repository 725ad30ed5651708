import { expect, test } from 'vitest';
import { endpoints, type StoredSession } from '#schemas';
import { createHttp } from '../../../../app/adapters/network/http.ts';
import { createRenewal } from '../../../../app/adapters/network/renewal.ts';
import { createSessionStore } from '../../../../app/adapters/storage/session-store.ts';
import { NOW } from '../../../support/arbitraries.ts';
import { storageOf } from '../../../support/storage.ts';

const session = (nth: number): StoredSession => ({
  user: { id: 'ana', email: 'ana@example.com' },
  meta: { AccessToken: `a${nth}`, IdToken: `i${nth}`, RefreshToken: 'r', Expires: NOW + 1800 },
});

test('a server that refuses fresh tokens, too, is not asked for others with each call', async () => {
  const sessions = createSessionStore(storageOf(), () => NOW);
  sessions.save(session(1));
  let refreshes = 0;
  const renewal = createRenewal({
    sessions,
    refresh: async () => {
      refreshes += 1;
      const { meta } = session(refreshes + 1);
      sessions.keep(meta);
      return { ok: true, value: meta };
    },
    ...{ now: () => NOW, renewed: () => undefined, lapsed: () => undefined },
  });
  const refused = async () => {
    const asked = sessions.credentials();
    return asked && renewal.refused(asked);
  };
  expect(await refused()).toBe('yes');
  renewal.refusedAgain(sessions.credentials());
  for (let call = 0; call < 5; call += 1) expect(await refused()).toBe('no');
  expect(refreshes).toBe(1);
  // Others may hold, such as those of a tab that refreshed meanwhile.
  sessions.keep(session(9).meta);
  expect(await refused()).toBe('yes');
  expect(refreshes).toBe(2);
});

test('a call with a wrong password is made once: its tries are counted, and another token makes it no better', async () => {
  let asked = 0;
  const call = createHttp({
    fetch: async () => {
      asked += 1;
      const meta = { field: 'body.password' };
      const refusal = { code: 'NotAuthorizedException', message: 'no', meta };
      return Response.json({ errors: [refusal] }, { status: 401 });
    },
    credentials: () => ({ authorization: 'Bearer a', person: 'ana' }),
    renewal: { due: async () => null, refused: async () => 'yes', refusedAgain: () => undefined },
    ...{ wait: async () => undefined, online: () => true, reached: () => undefined },
    ...{ serverTime: () => () => undefined, dropped: () => false },
    ...{ inCookies: false, leaving: () => undefined },
  });
  const input = { params: {}, query: {}, body: { password: 'wrong', pin: '2580' } };
  await call({ endpoint: endpoints.setPin, input }).catch(() => null);
  expect(asked).toBe(1);
});

test.each([
  [200, []],
  [401, ['Bearer fresh']],
])(
  'a call whose name is refused is made once more, and what refuses it with %i again is told',
  async (status, told) => {
    let name = 'Bearer old';
    const asked: (string | null)[] = [];
    const again: (string | undefined)[] = [];
    const call = createHttp({
      fetch: async (_, init) => {
        asked.push(new Headers(init?.headers).get('authorization'));
        const isGood = asked.length > 1 && status === 200;
        const refusal = { code: 'NotAuthorizedException', message: 'no' };
        const answer = isGood ? { result: { vendors: [] } } : { errors: [refusal] };
        return Response.json(answer, { status: isGood ? 200 : 401 });
      },
      credentials: () => ({ authorization: name, person: 'ana' }),
      renewal: {
        due: async () => null,
        refused: async () => {
          name = 'Bearer fresh';
          return 'yes';
        },
        refusedAgain: (fresh) => void again.push(fresh?.authorization),
      },
      ...{ wait: async () => undefined, online: () => true, reached: () => undefined },
      ...{ serverTime: () => () => undefined, dropped: () => false },
      ...{ inCookies: false, leaving: () => undefined },
    });
    const input = { params: {}, query: {}, body: {} };
    await call({ endpoint: endpoints.listVendors, input }).catch(() => null);
    expect(asked).toEqual(['Bearer old', 'Bearer fresh']);
    expect(again).toEqual(told);
  },
);
