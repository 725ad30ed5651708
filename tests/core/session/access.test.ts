import { describe, expect, test } from 'vitest';
import {
  $access,
  $accessBusy,
  $mode,
  $notices,
  $passwordSet,
  $session,
  $user,
  accessFailed,
  accessOpened,
  accessRestarted,
  codeWanted,
  linkFollowed,
  linkWanted,
  newPasswordSent,
  registrationSent,
  signInSubmitted,
  signOutEverywhereAsked,
} from '#core';
import { extendSessionFx, loadSessionFx } from '#core/ports';
import type { StoredSession } from '#schemas';
import { $leftOnPurpose, appStarted } from '../../../core/session/model.ts';
import { getDelayBeforeExpiration } from '../../../core/session/session.ts';
import { NOW } from '../../support/arbitraries.ts';
import { createEngine, refused, unreachable } from '../../support/engine.ts';

const user = { id: 'u1', email: 'ana@example.com' };
const email_address = 'ana@example.com';
const meta = { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', Expires: NOW + 1800 };
const AuthenticationResult = { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', ExpiresIn: 1800 };
const guest: StoredSession = {
  user: { id: 'guest:1', email: '' },
  meta: { AccessToken: 'g', IdToken: '', RefreshToken: '', Expires: NOW + 9000 },
  guest: true,
};
const registration = {
  ...{ vendor_code: 'j8ln', business_name: 'Lantern', email_address, password: 'Right!2026' },
  terms_accepted: true as const,
};

async function started(answers = {}, stored: StoredSession | null = null) {
  const engine = createEngine({
    answers: { listVendors: { vendors: [] }, ...answers },
    ports: [
      [loadSessionFx, () => stored],
      [extendSessionFx, () => ({ ...meta, RefreshToken: 'r2' })],
    ],
  });
  await engine.tick();
  await engine.send(appStarted);
  const keys = () => engine.see($notices).map(({ key }) => key);
  return { ...engine, keys };
}

describe('signing up', () => {
  test('promises a link, which can be asked for again, until what was typed is to be changed', async () => {
    const answers = { register: { promised: true }, resendVerification: { promised: true } };
    const { send, see, askedOf, keys } = await started(answers);
    await send(accessOpened, { page: 'register', link: '' });
    await send(registrationSent, registration);
    expect(see($access)?.step).toBe('promised');
    await send(linkWanted, { email_address });
    expect(askedOf('resendVerification')).toMatchObject([{ body: { email_address } }]);
    expect(keys()).toContain('access.sent');
    await send(accessRestarted);
    expect(see($access)?.step).toBe('form');
  });

  test('sent twice at once is one call', async () => {
    const { send, see, askedOf } = await started({ register: () => new Promise(() => {}) });
    await send(registrationSent, registration);
    await send(registrationSent, registration);
    expect(see($accessBusy)).toBe(true);
    expect(askedOf('register')).toHaveLength(1);
  });

  test('that fails can be sent again', async () => {
    const { send, see, askedOf } = await started({ register: unreachable });
    await send(registrationSent, registration);
    await send(registrationSent, registration);
    expect(see($access)?.step).not.toBe('promised');
    expect(askedOf('register')).toHaveLength(2);
  });

  test('the link signs in', async () => {
    const { send, see } = await started({ verifyRegistration: { user, AuthenticationResult } });
    await send(linkFollowed, { token: 't', password: 'p' });
    expect(see($user)).toEqual(user);
  });

  test.each(['link', 'sign-in'])(
    'a guest who gets in by %s leaves nothing of the guest behind',
    async (way) => {
      const answer = { user, AuthenticationResult };
      const answers = { verifyRegistration: answer, login: answer };
      const { send, see, askedOf, keys } = await started(answers, guest);
      expect(see($mode)).toBe('GUEST');
      if (way === 'link') await send(linkFollowed, { token: 't', password: 'p' });
      else await send(signInSubmitted, { email_address, password: 'p' });
      expect(see($mode)).toBe('CLASSIC');
      expect(askedOf('saveSession').at(-1)).toEqual({ user, meta });
      expect(keys()).not.toContain('session.ended');
    },
  );
});

describe('a forgotten password', () => {
  test('is asked for and set', async () => {
    const answers = {
      forgotPassword: { promised: true },
      confirmForgotPassword: { success: true },
    };
    const { send, see, keys } = await started(answers);
    await send(accessOpened, { page: 'reset', link: '' });
    await send(codeWanted, { email_address });
    expect(see($access)?.step).toBe('promised');
    // The page says that a code is on its way; of another one nothing on it would.
    expect(keys()).toEqual([]);
    await send(codeWanted, { email_address });
    expect(keys()).toEqual(['access.sent']);
    await send(newPasswordSent, { email_address, code: '123456', password: 'Right!2026' });
    expect(see($passwordSet)).toBe(true);
  });

  test('that is refused says why, and keeps the step', async () => {
    const answers = {
      forgotPassword: { promised: true },
      confirmForgotPassword: refused(400, 'CodeMismatchException'),
    };
    const { send, see, scope } = await started(answers);
    const seen: unknown[] = [];
    const { createWatch } = await import('effector');
    await send(accessOpened, { page: 'reset', link: '' });
    createWatch({ unit: accessFailed, scope, fn: (problem) => seen.push(problem) });
    await send(codeWanted, { email_address });
    await send(newPasswordSent, { email_address, code: '123456', password: 'Right!2026' });
    expect(seen).toMatchObject([{ code: 'CodeMismatchException' }]);
    expect(see($access)?.step).toBe('promised');
    expect(see($passwordSet)).toBe(false);
  });
});

describe('signing out everywhere', () => {
  test('ends this session once the server has ended all', async () => {
    const answers = { logoutEverywhere: { success: true } };
    const { send, see, keys } = await started(answers, { user, meta });
    await send(signOutEverywhereAsked);
    expect(see($session)).toBeNull();
    expect(see($leftOnPurpose)).toBe(true);
    expect(keys()).toContain('session.ended');
  });

  test('that does not reach the server says so and signs nobody out', async () => {
    const { send, see, keys } = await started({ logoutEverywhere: unreachable }, { user, meta });
    await send(signOutEverywhereAsked);
    expect(see($user)).toEqual(user);
    expect(keys()).toContain('session.everywhere-failed');
  });
});

describe('who somebody is', () => {
  test('that the server does not know with fresh tokens either is said', async () => {
    const answers = { listVendors: refused(401, 'SignInFirst') };
    const { send, keys } = await started(answers, { user, meta });
    expect(keys()).not.toContain('session.no-information');
    const { vendorsAsked } = await import('#core');
    await send(vendorsAsked);
    expect(keys()).toContain('session.no-information');
  });

  test.each([null, meta])('the time that tokens live is only known of tokens that do', (tokens) => {
    expect(() => getDelayBeforeExpiration(tokens, NOW + 1800)).toThrow(
      'Invalid usage of getDelayBeforeExpiration. Tokens should be set.',
    );
    expect(getDelayBeforeExpiration(meta, NOW)).toBe(1800);
  });
});
