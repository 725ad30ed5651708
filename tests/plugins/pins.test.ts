import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { $user } from '#core';
import { type Call, callFx, loadKeptFx, saveKeptFx } from '#core/ports';
import { accountOpened } from '../../plugins/members/account-model.ts';
import { pinOf } from '../../plugins/members/pin.ts';
import {
  $pinOpen,
  $pinRefusal,
  $pins,
  pinAsked,
  pinChosen,
} from '../../plugins/members/pins-model.ts';
import {
  $isShared,
  $peopleHere,
  $switched,
  $switchRefusal,
  entryShown,
  passwordWanted,
  personChosen,
  pinTyped,
  switchLeft,
  switchOpened,
} from '../../plugins/members/switch-model.ts';

const mei = { user_id: 'u-1', email: 'mei@example.com', name: 'Mei' };
const pin = { device_id: 'd-1', browser: null, system: null, used_at: 0, is_this: true };
const tokens = { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', ExpiresIn: 1800 };

/** A browser that keeps what it is told, and a server that answers by the call. */
function world(answers: Record<string, unknown>) {
  const kept = new Map<string, unknown>();
  const scope = fork({
    handlers: [
      [
        callFx,
        async ({ endpoint }: Call) => {
          const answer = answers[endpoint.id] ?? { vendors: [], devices: [] };
          if (typeof answer === 'object' && 'tag' in answer) throw answer;
          return answer;
        },
      ],
      [loadKeptFx, async ({ key }: { key: string }) => kept.get(key) ?? null],
      [saveKeptFx, async ({ key, value }: { key: string; value: unknown }) => kept.set(key, value)],
    ],
  });
  return { scope, kept, answers };
}

test('a PIN is four to six digits, in whichever digits they are typed', () => {
  expect(['4711', ' 902817 ', '٤٧١١'].map(pinOf)).toEqual(['4711', '902817', '4711']);
  expect(['471', '4711471', 'abcd', ''].map(pinOf)).toEqual([null, null, null, null]);
});

test('with the first PIN of a device its menu offers to switch, until nobody has one there', async () => {
  const { scope, answers } = world({ listPins: { pins: [] }, setPin: { pins: [pin] } });
  await allSettled(entryShown, { scope });
  expect(scope.getState($isShared)).toBe(false);
  await allSettled(accountOpened, { scope });
  await allSettled(pinAsked, { scope });
  await allSettled(pinChosen, { scope, params: { password: 'x', pin: '4711' } });
  expect(scope.getState($pinOpen)).toBe(false);
  expect(scope.getState($pins)).toEqual([pin]);
  await allSettled(entryShown, { scope });
  expect(scope.getState($isShared)).toBe(true);
  answers.listPeopleHere = { people: [] };
  await allSettled(switchOpened, { scope });
  await allSettled(entryShown, { scope });
  expect(scope.getState($isShared)).toBe(false);
});

test('a PIN that everybody guesses is refused at its field', async () => {
  const refused = { tag: 'refused', status: 400, code: 'PinTooSimple', message: '' };
  const { scope } = world({ setPin: { ...refused, key: 'profile.pin.simple', field: 'body.pin' } });
  await allSettled(pinChosen, { scope, params: { password: 'x', pin: '1111' } });
  expect(scope.getState($pinRefusal)).toEqual({ what: 'profile.pin.simple', where: 'pin' });
});

test('a wrong PIN says how many tries are left, one that is over asks who else there is, and the right one signs in', async () => {
  const wrong = {
    ...{ tag: 'refused', status: 403, code: 'PinWrong', message: '', key: 'switch.wrong' },
    ...{ field: 'body.pin', values: { count: 4 } },
  };
  const { scope, answers } = world({ listPeopleHere: { people: [mei] }, switchPerson: wrong });
  const body = { user_id: 'u-1', pin: '4711' };
  await allSettled(switchOpened, { scope });
  await allSettled(personChosen, { scope, params: mei });
  await allSettled(pinTyped, { scope, params: body });
  expect(scope.getState($switchRefusal)).toEqual({
    ...{ what: 'switch.wrong', where: 'pin', values: { count: 4 } },
  });
  answers.switchPerson = { ...wrong, code: 'PinOver' };
  answers.listPeopleHere = { people: [] };
  await allSettled(pinTyped, { scope, params: body });
  expect(scope.getState($peopleHere)).toEqual([]);
  answers.switchPerson = {
    ...{ AuthenticationResult: tokens, user: { id: 'u-1', email: mei.email } },
  };
  await allSettled(pinTyped, { scope, params: body });
  expect(scope.getState($user)?.id).toBe('u-1');
  expect(scope.getState($switched)).toBe(true);
  await allSettled(switchLeft, { scope });
  expect(scope.getState($switched)).toBe(false);
  await allSettled(passwordWanted, { scope });
  expect(scope.getState($user)).toBeNull();
});
