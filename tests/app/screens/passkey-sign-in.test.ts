import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { $session } from '#core';
import { askPasskeyFx, type Call, callFx } from '#core/ports';
import { $passkeyBusy, $passkeyRefusal, passkeyAsked } from '../../../core/session/passkey.ts';

const options = { challenge: 'YQ', rpId: 'sg.localhost', timeout: 1, userVerification: 'required' };
const proof = {
  ...{ id: 'a', client_data: 'b', authenticator_data: 'c', signature: 'd', user_handle: 'e' },
};
const signedIn = {
  user: { id: 'demo', email: 'demo@example.com' },
  AuthenticationResult: { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', ExpiresIn: 1800 },
};
const refused = (code: string, key?: string) => ({
  ...{ tag: 'refused', status: 400, code, message: code, ...(key && { key }) },
});

/** A server whose answers come in turn for each call, and a browser whose person answers so. */
function world(finish: unknown[], ask: () => unknown = () => proof) {
  const asked: [string, unknown][] = [];
  const answers: Record<string, unknown[]> = {
    ...{ beginPasskeySignIn: [{ options }, { options }], finishPasskeySignIn: finish },
  };
  const answerOf = ({ endpoint, input }: Call) => {
    asked.push([endpoint.id, input.body]);
    const answer = answers[endpoint.id]?.shift() ?? { tag: 'unreachable', message: '' };
    if (typeof answer === 'object' && 'tag' in answer) throw answer;
    return answer;
  };
  const scope = fork({
    handlers: [
      [callFx, async (call: Call) => answerOf(call)],
      [askPasskeyFx, async () => ask()],
    ],
  });
  return { scope, asked, answers };
}

test('a passkey signs its person in, and nothing else is asked for', async () => {
  const { scope, asked } = world([signedIn]);
  await allSettled(passkeyAsked, { scope });
  expect(asked.filter(([id]) => /Passkey/.test(id))).toEqual([
    ['beginPasskeySignIn', {}],
    ['finishPasskeySignIn', proof],
  ]);
  expect(scope.getState($session)?.user.id).toBe('demo');
  expect(scope.getState($passkeyRefusal)).toBeNull();
});

test('who closes the question of their browser is told so, and may begin again with another challenge', async () => {
  let times = 0;
  const { scope, asked } = world([signedIn], () => {
    times += 1;
    if (times === 1) throw 'cancelled';
    return proof;
  });
  await allSettled(passkeyAsked, { scope });
  expect(scope.getState($passkeyRefusal)).toBe('passkey.cancelled');
  expect([scope.getState($passkeyBusy), scope.getState($session)]).toEqual([false, null]);
  await allSettled(passkeyAsked, { scope });
  expect(asked.filter(([id]) => id === 'beginPasskeySignIn')).toHaveLength(2);
  expect(scope.getState($session)?.user.id).toBe('demo');
});

test.each([
  [refused('NotAuthorizedException', 'passkey.unknown'), 'passkey.unknown'],
  [refused('ExpiredCodeException', 'passkey.over'), 'passkey.over'],
  [refused('PasswordResetRequiredException'), 'auth.PasswordResetRequiredException'],
  [{ tag: 'unreachable', message: '' }, 'login.offline'],
])('a refusal says why, and signs nobody in', async (answer, key) => {
  const { scope } = world([answer]);
  await allSettled(passkeyAsked, { scope });
  expect([scope.getState($passkeyRefusal), scope.getState($session)]).toEqual([key, null]);
});

test('without a network nobody is asked, and code that does not come is no silence', async () => {
  const { scope, asked, answers } = world([], () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  await allSettled(passkeyAsked, { scope });
  expect(scope.getState($passkeyRefusal)).toBe('passkey.failed');
  answers.beginPasskeySignIn = [];
  await allSettled(passkeyAsked, { scope });
  expect(scope.getState($passkeyRefusal)).toBe('login.offline');
  expect(asked.map(([id]) => id)).not.toContain('finishPasskeySignIn');
});

test('a second press while the browser asks begins nothing', async () => {
  const person = Promise.withResolvers<typeof proof>();
  const { scope, asked } = world([signedIn], () => person.promise);
  const first = allSettled(passkeyAsked, { scope });
  await expect.poll(() => asked.length).toBe(1);
  expect(scope.getState($passkeyBusy)).toBe(true);
  const second = allSettled(passkeyAsked, { scope });
  person.resolve(proof);
  await Promise.all([first, second]);
  expect(asked.filter(([id]) => id === 'beginPasskeySignIn')).toHaveLength(1);
});
