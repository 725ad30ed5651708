import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { type Call, callFx, copyTextFx } from '#core/ports';
import { accountOpened } from '../../plugins/members/account-model.ts';
import {
  $begun,
  $factor,
  $factorBusy,
  $factorRefusal,
  $factorStep,
  $recoveryCodes,
  codesCopied,
  codesSeen,
  factorAsked,
  factorBegun,
  factorClosed,
  factorConfirmed,
} from '../../plugins/members/factor-model.ts';

const answers: Record<string, unknown> = {
  getSecondFactor: { on_since: null, recovery_codes_left: 0 },
  beginSecondFactor: { uri: 'otpauth://totp/x', secret: 'ABCD' },
  confirmSecondFactor: { recovery_codes: ['one', 'two'] },
};

function world(given: Record<string, unknown> = answers) {
  const copied: string[] = [];
  const scope = fork({
    handlers: [
      [
        callFx,
        async ({ endpoint }: Call) => {
          const answer = given[endpoint.id];
          if (answer === undefined)
            throw { tag: 'refused', status: 400, code: 'x', message: '', field: 'body.code' };
          return answer;
        },
      ],
      [copyTextFx, (text: string) => void copied.push(text)],
    ],
  });
  return { scope, copied };
}

test('an app is connected step by step, and what it was connected by is kept by nothing', async () => {
  const { scope, copied } = world();
  await allSettled(accountOpened, { scope });
  expect(scope.getState($factor)).toEqual(answers.getSecondFactor);
  await allSettled(factorAsked, { scope, params: 'password' });
  await allSettled(factorBegun, { scope, params: { password: 'x' } });
  expect(scope.getState($factorStep)).toBe('app');
  expect(scope.getState($begun)?.secret).toBe('ABCD');
  await allSettled(factorConfirmed, { scope, params: { code: '123456' } });
  expect(scope.getState($factorStep)).toBeNull();
  expect(scope.getState($begun)).toBeNull();
  await allSettled(codesCopied, { scope });
  expect(copied).toEqual(['one\ntwo']);
  await allSettled(codesSeen, { scope });
  expect(scope.getState($recoveryCodes)).toBeNull();
});

test('a wrong code stays at its field, and leaving throws the secret away', async () => {
  const { confirmSecondFactor: _, ...others } = answers;
  const { scope } = world(others);
  await allSettled(factorBegun, { scope, params: { password: 'x' } });
  await allSettled(factorConfirmed, { scope, params: { code: '000000' } });
  expect(scope.getState($factorRefusal)).toEqual({ what: 'profile.error.change', where: 'code' });
  expect(scope.getState($factorStep)).toBe('app');
  expect(scope.getState($factorBusy)).toBe(false);
  await allSettled(factorClosed, { scope });
  expect(scope.getState($begun)).toBeNull();
  expect(scope.getState($factorRefusal)).toBeNull();
});
