import { createWatch } from 'effector';
import { expect, test } from 'vitest';
import { $recipients, $remembers, appended, recipientsAsked, remembersChosen } from '#core';
import { loadRemembersFx, saveRemembersFx } from '#core/ports';
import { fact } from '../../../core/kernel/log.ts';
import { createEngine } from '../../support/engine.ts';

const user = { id: 'u-1', email: 'demo@example.com' };
const tokens = { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', Expires: 9_999_999_999 };
const location = { latitude: 1.28, longitude: 103.85, address: '5 Raffles Place' };
const recent = {
  ...{ order_id: 'o-1', vendor_id: 'v-1', created_at: 1, delivery_fee: 6 },
  customer: { name: 'Ana', phone_number: '+6591234567', location },
  order: { amount: 20, description: '', payment_method: 'PAID' },
};

async function signedIn(remembers: boolean, listRecipients: unknown = { recipients: [recent] }) {
  const saved: unknown[] = [];
  const engine = createEngine({
    answers: { listRecipients },
    ports: [
      [loadRemembersFx, () => remembers],
      [saveRemembersFx, (chosen) => saved.push(chosen)],
    ],
  });
  await engine.send(appended, [fact('session.started', 'fetch', 1, { user, tokens })]);
  expect(engine.see($recipients)).toBeNull();
  await engine.send(recipientsAsked, 'v-1');
  return { ...engine, saved };
}

test('the people that an outlet delivered to are told, and end with the session', async () => {
  const { see, send } = await signedIn(true);
  expect(see($recipients)).toEqual([recent]);
  await send(appended, [fact('session.ended', 'user', 2, { reason: 'signed-out' })]);
  expect(see($recipients)).toBeNull();
});

test('who does not want it is told of nobody, and nobody is asked for', async () => {
  const { see, send, saved } = await signedIn(false, () => {
    throw new Error('asked');
  });
  expect([see($remembers), see($recipients)]).toEqual([false, []]);
  await send(remembersChosen, { vendorId: 'v-1', remembers: false });
  expect(saved).toEqual([{ user_id: 'u-1', vendor_id: 'v-1', remembers: false }]);
});

test('a list that cannot be fetched is empty, and keeps nobody from typing', async () => {
  const offline = { tag: 'unreachable', message: 'offline' };
  expect((await signedIn(true, offline)).see($recipients)).toEqual([]);
});

test('asking again for the same outlet takes nothing away from what is shown; for another one it does', async () => {
  const { scope, send } = await signedIn(true);
  const shown: unknown[] = [];
  createWatch({ unit: $recipients, scope, fn: (recipients) => shown.push(recipients) });
  createWatch({ unit: $remembers, scope, fn: (remembers) => shown.push(remembers) });
  await send(recipientsAsked, 'v-1');
  expect(shown).not.toContain(null);
  await send(recipientsAsked, 'v-2');
  expect(shown.filter((each) => each === null)).toHaveLength(2);
});
