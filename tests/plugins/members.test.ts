import { allSettled, type EventCallable, fork } from 'effector';
import { expect, test } from 'vitest';
import { clockTicked } from '#core';
import { type Call, callFx } from '#core/ports';
import type { Member } from '#schemas';
import {
  $devices,
  $passwordRefusal,
  $passwordsChanged,
  $profile,
  accountOpened,
  deviceSignedOut,
  nameSaved,
  passwordChosen,
} from '../../plugins/members/account-model.ts';
import { $orderChanges, changesWanted } from '../../plugins/members/changes-model.ts';
import {
  $codesRefusal,
  $codesWanted,
  $everybody,
  $inviteOpen,
  $inviteRefusal,
  $notKnown,
  codesAsked,
  codesConfirmed,
  inviteOpened,
  memberInvited,
  memberRemoved,
  peopleClosed,
  peopleOpened,
  roleGiven,
} from '../../plugins/members/people-model.ts';

const mei: Member = {
  ...{ user_id: 'u-1', email: 'mei@example.com', name: 'Mei', role: 'counter' },
  ...{ vendor_id: 'm4pk1', vendor_name: 'Tanjong Pagar', seen_at: null, has_codes: false },
};
const refused = (code: string, field?: string) => ({
  ...{ tag: 'refused', status: 409, code, message: code, key: `key.${code}` },
  ...(field !== undefined && { field }),
});

/** A scope whose calls are answered by a test, and what was asked. */
function world(answer: (call: Call) => unknown) {
  const asked: [string, unknown][] = [];
  const scope = fork({
    handlers: [
      [
        callFx,
        async (call: Call) => {
          asked.push([call.endpoint.id, call.input]);
          const given = await answer(call);
          if (typeof given === 'object' && given !== null && 'tag' in given) throw given;
          return given;
        },
      ],
    ],
  });
  const send = <T>(unit: EventCallable<T>, params: NoInfer<T>) =>
    allSettled(unit as EventCallable<unknown>, { scope, params });
  return { scope, asked, send };
}

test('the answer to a change of the place that is shown is the list, that of another place asks again', async () => {
  const { scope, asked, send } = world(({ endpoint }) => ({
    members: endpoint.id === 'changeMember' ? [{ ...mei, role: 'manager' }] : [mei],
    invitations: [],
  }));
  await send(peopleOpened, 'm4pk1');
  expect(scope.getState($everybody)?.members).toEqual([mei]);
  await send(roleGiven, { userId: 'u-1', vendorId: 'm4pk1', role: 'manager' });
  expect(scope.getState($everybody)?.members[0]?.role).toBe('manager');
  await send(memberRemoved, { userId: 'u-1', vendorId: 'm4pk' });
  expect(asked.map(([id]) => id)).toEqual([
    ...['listMembers', 'changeMember', 'removeMember', 'listMembers'],
  ]);
  expect(scope.getState($everybody)?.members).toEqual([mei]);
});

test('the open page follows who joins and leaves elsewhere, and a list of before a change replaces none', async () => {
  let members: readonly Member[] = [mei];
  let answer = Promise.resolve();
  const { scope, asked, send } = world(async ({ endpoint }) => {
    const known = { members, invitations: [] };
    if (endpoint.id === 'listMembers') await answer;
    return known;
  });
  await send(clockTicked, 1000);
  await send(peopleOpened, 'm4pk1');
  await send(clockTicked, 1029);
  expect(asked).toHaveLength(1);
  const late = Promise.withResolvers<void>();
  answer = late.promise;
  const renewal = send(clockTicked, 1030);
  await expect.poll(() => asked.length).toBe(2);
  members = [];
  const removal = send(memberRemoved, { userId: 'u-1', vendorId: 'm4pk1' });
  await expect.poll(() => scope.getState($everybody)?.members).toEqual([]);
  late.resolve();
  await Promise.all([renewal, removal]);
  expect(scope.getState($everybody)?.members).toEqual([]);
  await send(peopleClosed, undefined);
  await send(clockTicked, 1090);
  expect(asked).toHaveLength(3);
});

test('an invitation that is refused says why at its field and stays open; one that is sent closes', async () => {
  let isMember = true;
  const { scope, send } = world(() =>
    isMember ? refused('MemberAlready', 'body.email_address') : { members: [], invitations: [] },
  );
  await send(inviteOpened, undefined);
  const invitation = {
    vendorId: 'm4pk1',
    email: mei.email,
    role: 'counter',
    language: 'en',
  } as const;
  await send(memberInvited, invitation);
  expect(scope.getState($inviteRefusal)).toEqual({
    ...{ what: 'key.MemberAlready', where: 'email_address' },
  });
  expect(scope.getState($inviteOpen)).toBe(true);
  isMember = false;
  await send(memberInvited, invitation);
  expect(scope.getState($inviteRefusal)).toBeNull();
  expect(scope.getState($inviteOpen)).toBe(false);
});

test('everybody is asked for codes at the main account, and the question stays while the code of who asks is wrong', async () => {
  const codes = { vendor_id: 'm4pk', vendor_name: 'M', since: null, members: 2, with_codes: 1 };
  const listed = { members: [mei], invitations: [], codes };
  let isWrong = true;
  const { scope, asked, send } = world(({ endpoint }) => {
    if (endpoint.id !== 'requireCodes') return isWrong ? listed : new Promise(() => undefined);
    if (isWrong) return refused('CodeMismatchException', 'body.code');
    return { ...listed, codes: { ...codes, since: 1_800_000_000 } };
  });
  await send(peopleOpened, 'm4pk1');
  await send(codesAsked, true);
  await send(codesConfirmed, { code: '000000', language: 'en' });
  expect(scope.getState($codesRefusal)).toMatchObject({ where: 'code' });
  expect(scope.getState($codesWanted)).toBe(true);
  isWrong = false;
  void send(codesConfirmed, { code: '123456', language: 'en' });
  // What is true now shows before the list of the outlet is read again.
  await expect.poll(() => scope.getState($everybody)?.codes.since).toBe(1_800_000_000);
  expect([scope.getState($codesRefusal), scope.getState($codesWanted)]).toEqual([null, null]);
  const body = { required: true, code: '123456', language: 'en' };
  expect(asked.slice(-2)).toMatchObject([
    ['requireCodes', { params: { vendorId: 'm4pk' }, body }],
    ['listMembers', { params: { vendorId: 'm4pk1' } }],
  ]);
});

test('who may not see the list is told so', async () => {
  const { scope, send } = world(() => refused('NotAllowed'));
  await send(peopleOpened, 'm4pk1');
  expect(scope.getState($everybody)).toBeNull();
  expect(scope.getState($notKnown)).toMatchObject({ code: 'NotAllowed' });
});

test('an account says its name and its devices, and forgets one that was signed out', async () => {
  const device = { session_id: 's-1', browser: 'Firefox', system: 'Linux' };
  const { scope, send } = world(({ endpoint, input }) => {
    if (endpoint.id === 'listDevices') return { devices: [device] };
    if (endpoint.id === 'signOutDevice') return { devices: [] };
    if (endpoint.id === 'listPins') return { pins: [] };
    const { name = null } = (input.body ?? {}) as { name?: string };
    return { email: mei.email, name };
  });
  await send(accountOpened, undefined);
  expect(scope.getState($profile)).toEqual({ email: mei.email, name: null });
  expect(scope.getState($devices)).toEqual([device]);
  await send(nameSaved, 'Aunt Mei');
  expect(scope.getState($profile)?.name).toBe('Aunt Mei');
  await send(deviceSignedOut, 's-1');
  expect(scope.getState($devices)).toEqual([]);
});

test('a password that was changed empties its form, one that was refused says why', async () => {
  let isRight = false;
  const { scope, send } = world(({ endpoint }) => {
    if (/^list/.test(endpoint.id)) return { devices: [], pins: [], passkeys: [], providers: [] };
    return isRight ? { success: true } : refused('NotAuthorizedException', 'body.password');
  });
  const typed = { password: 'Wrong!2026', new_password: 'Marmots!2026', language: 'en' };
  await send(passwordChosen, typed);
  expect(scope.getState($passwordRefusal)).toMatchObject({ where: 'password' });
  expect(scope.getState($passwordsChanged)).toBe(0);
  isRight = true;
  await send(passwordChosen, typed);
  expect(scope.getState($passwordRefusal)).toBeNull();
  expect(scope.getState($passwordsChanged)).toBe(1);
});

test('who changed an order is known by the order', async () => {
  const changes = [{ what: 'placed', at: 1, by: 'Mei' }];
  const { scope, send } = world(() => ({ changes }));
  await send(changesWanted, { orderId: 'm4pk1-000001', updatedAt: 1 });
  expect(scope.getState($orderChanges)).toEqual({ orderId: 'm4pk1-000001', changes });
});
