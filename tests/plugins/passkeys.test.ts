import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { $notices } from '#core';
import { type Call, callFx, makePasskeyFx } from '#core/ports';
import { accountOpened, passwordChosen } from '../../plugins/members/account-model.ts';
import { factorConfirmed } from '../../plugins/members/factor-model.ts';
import {
  $passkeyBusy,
  $passkeyOpen,
  $passkeyRefusal,
  $passkeyRemoving,
  $passkeys,
  $passkeysHere,
  $passkeysProblem,
  passkeyAsked,
  passkeyChosen,
  passkeyClosed,
  passkeyRemoved,
} from '../../plugins/members/passkeys-model.ts';
import { readPasskeysHereFx } from '../../plugins/members/ports.ts';

const passkey = {
  ...{ passkey_id: 'p-1', name: 'Till', host: 'sg.localhost', created_at: 1, used_at: null },
};
const options = { challenge: 'YQ' };
const made = { id: 'a', client_data: 'b', attestation: 'c' };
const chosen = { name: 'Till', password: 'x', language: 'en' };
const refused = (code: string, key: string, field?: string) => ({
  ...{ tag: 'refused', status: 400, code, message: code, key, ...(field && { field }) },
});

const usual: Record<string, unknown> = {
  listPasskeys: { passkeys: [] },
  beginPasskey: { options },
  addPasskey: { passkeys: [passkey] },
  removePasskey: { passkeys: [] },
};

/** A server that answers by the call, and a browser whose person answers so. */
function world(given: Record<string, unknown> = {}, make: () => unknown = () => made) {
  const answers = { ...usual, ...given };
  const asked: [string, unknown][] = [];
  const scope = fork({
    handlers: [
      [
        callFx,
        async ({ endpoint, input }: Call) => {
          asked.push([endpoint.id, Object.assign({}, input.params, input.body)]);
          const answer = answers[endpoint.id] ?? { devices: [], pins: [], providers: [] };
          if (typeof answer === 'object' && answer !== null && 'tag' in answer) throw answer;
          return answer;
        },
      ],
      [makePasskeyFx, async () => make()],
      [readPasskeysHereFx, async () => ({ host: 'sg.localhost', known: true })],
    ],
  });
  const times = (id: string) => asked.filter(([each]) => each === id).length;
  return { scope, asked, answers, times };
}
const saidIn = (scope: ReturnType<typeof fork>) => scope.getState($notices).map(({ key }) => key);

test('a passkey is added by who gave their password, under the name that they chose, and taken out again', async () => {
  const { scope, asked } = world();
  await allSettled(accountOpened, { scope });
  expect([scope.getState($passkeys), scope.getState($passkeysHere)?.known]).toEqual([[], true]);
  await allSettled(passkeyAsked, { scope });
  await allSettled(passkeyChosen, { scope, params: { ...chosen, code: '123456' } });
  expect(asked).toContainEqual(['beginPasskey', { password: 'x', code: '123456' }]);
  expect(asked.at(-1)).toEqual(['addPasskey', { ...made, name: 'Till', language: 'en' }]);
  expect([scope.getState($passkeys), scope.getState($passkeyOpen)]).toEqual([[passkey], false]);
  expect(saidIn(scope)).toContain('profile.passkey.added');
  await allSettled(passkeyRemoved, { scope, params: 'p-1' });
  expect(asked.at(-1)).toEqual(['removePasskey', { passkeyId: 'p-1' }]);
  expect([scope.getState($passkeys), scope.getState($passkeyRemoving)]).toEqual([[], null]);
  expect(saidIn(scope)).toContain('profile.passkey.gone');
});

test.each(['cancelled', 'there-already', 'unsupported'])(
  'a browser that says %s leaves the dialog open, and the next try needs no other code',
  async (fault) => {
    let times = 0;
    const { scope, times: askedTimes } = world({}, () => {
      times += 1;
      if (times === 1) throw fault;
      return made;
    });
    await allSettled(passkeyAsked, { scope });
    await allSettled(passkeyChosen, { scope, params: chosen });
    expect(scope.getState($passkeyRefusal)).toEqual({ what: `passkey.${fault}`, where: null });
    expect([scope.getState($passkeyOpen), scope.getState($passkeyBusy)]).toEqual([true, false]);
    expect(askedTimes('addPasskey')).toBe(0);
    await allSettled(passkeyChosen, { scope, params: chosen });
    expect(askedTimes('beginPasskey')).toBe(1);
    expect([scope.getState($passkeyRefusal), scope.getState($passkeys)]).toEqual([null, [passkey]]);
  },
);

test('what is given otherwise, or was asked for too long ago, is asked of the server again', async () => {
  const late = refused('ExpiredCodeException', 'passkey.over');
  const { scope, times, answers } = world({ addPasskey: late });
  await allSettled(passkeyAsked, { scope });
  await allSettled(passkeyChosen, { scope, params: chosen });
  expect(scope.getState($passkeyRefusal)?.what).toBe('passkey.over');
  answers.addPasskey = usual.addPasskey;
  await allSettled(passkeyChosen, { scope, params: chosen });
  expect([times('beginPasskey'), scope.getState($passkeys)]).toEqual([2, [passkey]]);

  const closing = world({}, () => {
    throw 'cancelled';
  });
  await allSettled(passkeyAsked, { scope: closing.scope });
  for (const password of ['x', 'y', 'y'])
    await allSettled(passkeyChosen, { scope: closing.scope, params: { ...chosen, password } });
  expect(closing.times('beginPasskey')).toBe(2);
});

test('a wrong password stands at its field, and the browser asks nothing', async () => {
  const wrong = refused('NotAuthorizedException', 'access.verify.wrong', 'body.password');
  let made = 0;
  const { scope } = world({ beginPasskey: wrong }, () => {
    made += 1;
  });
  await allSettled(passkeyAsked, { scope });
  await allSettled(passkeyChosen, { scope, params: chosen });
  expect(scope.getState($passkeyRefusal)).toEqual({
    ...{ what: 'access.verify.wrong', where: 'password' },
  });
  expect([made, scope.getState($passkeyBusy)]).toEqual([0, false]);
  await allSettled(passkeyClosed, { scope });
  expect(scope.getState($passkeyRefusal)).toBeNull();
});

test('what the server refuses of a passkey that was made is said, and code that does not come is no silence', async () => {
  const { scope } = world({ addPasskey: refused('PasskeyRefused', 'passkey.refused') });
  await allSettled(passkeyChosen, { scope, params: chosen });
  expect(scope.getState($passkeyRefusal)).toBeNull();
  await allSettled(passkeyAsked, { scope });
  await allSettled(passkeyChosen, { scope, params: chosen });
  expect(scope.getState($passkeyRefusal)).toEqual({ what: 'passkey.refused', where: null });
  const other = world({}, () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  await allSettled(passkeyAsked, { scope: other.scope });
  await allSettled(passkeyChosen, { scope: other.scope, params: chosen });
  expect(other.scope.getState($passkeyRefusal)?.what).toBe('passkey.failed');
});

test('who closes the dialog before the server has answered is not asked by their browser', async () => {
  const server = Promise.withResolvers<unknown>();
  const { scope, times } = world({ beginPasskey: server.promise });
  await allSettled(passkeyAsked, { scope });
  const adding = allSettled(passkeyChosen, { scope, params: chosen });
  await expect.poll(() => times('beginPasskey')).toBe(1);
  const closing = allSettled(passkeyClosed, { scope });
  server.resolve({ options });
  await Promise.all([adding, closing]);
  expect([times('addPasskey'), scope.getState($passkeyBusy)]).toEqual([0, false]);
});

test('they are asked for again when the password or codes have ended them, and where they could not be loaded', async () => {
  const { scope, times, answers } = world({ listPasskeys: refused('InternalError', 'x') });
  await allSettled(accountOpened, { scope });
  expect([scope.getState($passkeysProblem), scope.getState($passkeys)]).toEqual([true, null]);
  answers.listPasskeys = { passkeys: [passkey] };
  await allSettled(accountOpened, { scope });
  expect([scope.getState($passkeysProblem), scope.getState($passkeys)]).toEqual([false, [passkey]]);
  const passwords = { password: 'x', new_password: 'y', language: 'en' };
  await allSettled(passwordChosen, { scope, params: passwords });
  expect(times('listPasskeys')).toBe(3);
  answers.confirmSecondFactor = { recovery_codes: [] };
  await allSettled(factorConfirmed, { scope, params: { code: '123456' } });
  expect(times('listPasskeys')).toBe(4);
});
