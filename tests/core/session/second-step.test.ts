import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { $secondStep, secondStepLeft, signInSubmitted } from '#core';
import { type Call, callFx } from '#core/ports';
import type { Problem } from '#schemas';
import { $confirming, codeSent } from '../../../app/screens/access/second-step-model.ts';
import { appStarted } from '../../../core/session/model.ts';

const problem: Problem = {
  ...{ tag: 'refused', status: 403, code: 'SecondFactorRequired', message: '' },
  values: { pending: 'p1', passkeys: 0 },
};
const credentials = { email_address: 'demo@example.com', password: 'Demo!2026' };

test('a sign-in that needs a code asks for it, sends it with what stands for the password, and may be left', async () => {
  const asked: unknown[] = [];
  const scope = fork({
    handlers: [
      [
        callFx,
        async ({ endpoint, input }: Call) => {
          asked.push([endpoint.id, input.body]);
          throw endpoint.id === 'login' ? problem : { ...problem, code: 'CodeMismatchException' };
        },
      ],
    ],
  });
  await allSettled(appStarted, { scope }).catch(() => undefined);
  await allSettled(signInSubmitted, { scope, params: credentials });
  expect(scope.getState($secondStep)).toEqual(problem.values);
  await allSettled(codeSent, { scope, params: '123456' });
  expect(asked.at(-1)).toEqual(['confirmSignIn', { pending: 'p1', code: '123456' }]);
  expect(scope.getState($confirming)).toBe(false);
  expect(scope.getState($secondStep)).toEqual(problem.values);
  await allSettled(secondStepLeft, { scope });
  expect(scope.getState($secondStep)).toBeNull();
  await allSettled(codeSent, { scope, params: '123456' });
  expect(asked).toHaveLength(2);
});
