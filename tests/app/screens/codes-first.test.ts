import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { type Call, callFx, copyTextFx } from '#core/ports';
import {
  $begun,
  $passwordNeeded,
  $settingUp,
  $setUpRefusal,
  $told,
  codesCopied,
  codesKept,
  firstCodeSent,
  setUpBegun,
} from '../../../app/screens/codes/codes-model.ts';

const refused = (code: string, field: string) => ({
  ...{ tag: 'refused', status: 401, code, message: code, key: `key.${code}`, field },
});
const begun = { uri: 'otpauth://totp/x', secret: 'ABCD' };

/** A scope whose calls are answered in turn, and what was asked and copied. */
function world(answers: Record<string, unknown[]>) {
  const asked: [string, unknown][] = [];
  const copied: string[] = [];
  const scope = fork({
    handlers: [
      [
        callFx,
        async ({ endpoint, input }: Call) => {
          asked.push([endpoint.id, input.body]);
          const answer = answers[endpoint.id]?.shift();
          if (answer !== undefined && !('tag' in Object(answer))) return answer;
          throw answer ?? { tag: 'unreachable', message: '' };
        },
      ],
      [copyTextFx, (text: string) => void copied.push(text)],
    ],
  });
  return { scope, asked, copied };
}

test('codes are set up without the password by who has just given it, and the outlets asked for once the recovery codes are kept', async () => {
  const { scope, asked, copied } = world({
    beginSecondFactor: [begun],
    confirmSecondFactor: [{ recovery_codes: ['one', 'two'] }],
    listVendors: [{ vendors: [] }],
  });
  await allSettled(setUpBegun, { scope, params: {} });
  expect(scope.getState($begun)).toEqual(begun);
  await allSettled(firstCodeSent, { scope, params: { code: '123456' } });
  expect([scope.getState($begun), scope.getState($told)]).toEqual([null, ['one', 'two']]);
  expect(asked.map(([id]) => id)).not.toContain('listVendors');
  await allSettled(codesCopied, { scope });
  expect(copied).toEqual(['one\ntwo']);
  await allSettled(codesKept, { scope });
  expect(scope.getState($told)).toBeNull();
  expect(asked.at(-1)?.[0]).toBe('listVendors');
});

test('who gave it long ago is asked for the password, and told what is wrong with that alone', async () => {
  const wrong = refused('NotAuthorizedException', 'body.password');
  const { scope } = world({ beginSecondFactor: [wrong, wrong, begun] });
  await allSettled(setUpBegun, { scope, params: {} });
  expect([scope.getState($passwordNeeded), scope.getState($setUpRefusal)]).toEqual([true, null]);
  await allSettled(setUpBegun, { scope, params: { password: 'x' } });
  expect(scope.getState($setUpRefusal)).toEqual({
    ...{ what: 'key.NotAuthorizedException', where: 'password' },
  });
  await allSettled(setUpBegun, { scope, params: { password: 'y' } });
  expect([scope.getState($setUpRefusal), scope.getState($begun)]).toEqual([null, begun]);
});

test('a server that is away and a code that is wrong are told, and nothing is waited for after that', async () => {
  const mismatch = refused('CodeMismatchException', 'body.code');
  const { scope } = world({ confirmSecondFactor: [mismatch] });
  await allSettled(setUpBegun, { scope, params: {} });
  expect(scope.getState($setUpRefusal)).toEqual({ what: 'codes-first.error', where: null });
  await allSettled(firstCodeSent, { scope, params: { code: '000000' } });
  expect(scope.getState($setUpRefusal)).toMatchObject({ where: 'code' });
  expect([scope.getState($settingUp), scope.getState($told)]).toEqual([false, null]);
});

test('who has set them up in another tab goes on here', async () => {
  const { scope, asked } = world({ beginSecondFactor: [refused('SecondFactorOn', '')] });
  await allSettled(setUpBegun, { scope, params: {} });
  expect(asked.map(([id]) => id)).toEqual(['beginSecondFactor', 'listVendors']);
});
