import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { $termsAccepted, $termsAsked, appended, requestOpened, termsTicked } from '#core';
import { loadTermsFx, saveTermsFx } from '#core/ports';
import { fact } from '../../../core/kernel/log.ts';

const user = { id: 'u-1', email: 'demo@example.com' };
const tokens = { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', Expires: 9_999_999_999 };
const opening = {
  origin: { vendor_id: 'v-1', position: { latitude: 1, longitude: 1 } },
  language: 'en',
  newKey: () => 'key-1',
  initialFields: {},
};

/** A request page opened by somebody, on a device that remembers who accepted the terms. */
async function opened(load: () => boolean | Promise<boolean>) {
  const asked: unknown[] = [];
  const saved: unknown[] = [];
  const scope = fork({
    handlers: [
      [
        loadTermsFx,
        (person: unknown) => {
          asked.push(person);
          return load();
        },
      ],
      [saveTermsFx, (person: unknown) => void saved.push(person)],
    ],
  });
  const started = fact('session.started', 'fetch', 1, { user, tokens });
  await allSettled(appended, { scope, params: [started] });
  await allSettled(requestOpened, { scope, params: opening });
  const state = () => [scope.getState($termsAsked), scope.getState($termsAccepted)];
  return { scope, asked, saved, state };
}

test('who has accepted the terms is not asked again', async () => {
  const { asked, state } = await opened(() => true);
  expect([asked, state()]).toEqual([[{ user_id: 'u-1' }], [false, true]]);
});

test('who has not is asked, and their answer is kept for them', async () => {
  const { scope, saved, state } = await opened(() => false);
  expect(state()).toEqual([true, false]);
  await allSettled(termsTicked, { scope, params: true });
  expect(state()).toEqual([true, true]);
  await allSettled(termsTicked, { scope, params: false });
  expect(state()).toEqual([true, false]);
  expect(saved).toEqual([
    { user_id: 'u-1', accepted: true },
    { user_id: 'u-1', accepted: false },
  ]);
});

test('a device that cannot remember asks', async () => {
  const { state } = await opened(() => Promise.reject(new Error('storage is off')));
  expect(state()).toEqual([true, false]);
});
