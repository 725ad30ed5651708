import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  $access,
  accessOpened,
  accessRestarted,
  accessTyped,
  codeFound,
  codeWanted,
  linkFollowed,
  linkWanted,
  newPasswordSent,
  registrationSent,
  secondsLeft,
} from '#core';
import { loadAccessFx, saveAccessFx } from '#core/ports';
import { AccessPlace } from '#schemas';
import { createAccessKeeper } from '../../../app/adapters/access-place.ts';
import { MAIL_PAUSE } from '../../../core/access/place.ts';
import { NOW } from '../../support/arbitraries.ts';
import { createEngine, refused } from '../../support/engine.ts';
import { law } from '../../support/property.ts';
import { storageOf } from '../../support/storage.ts';

const password = 'Secret!2026';
const email_address = 'ana@example.com';
const user = { id: 'u1', email: email_address };
const tokens = { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', ExpiresIn: 1800 };

/** A tab whose page can be loaded again: another engine over the same storage. */
function tab() {
  const entries = new Map<string, string>();
  const clock = { now: NOW };
  const keeper = createAccessKeeper(storageOf(entries), () => clock.now);
  const answers = {
    listVendors: { vendors: [] },
    register: { promised: true },
    resendVerification: { promised: true },
    forgotPassword: { promised: true },
    confirmForgotPassword: { success: true },
    verifyRegistration: refused(400, 'ExpiredCodeException'),
  };
  const load = (more = {}) =>
    createEngine({
      answers: { ...answers, ...more },
      ports: [
        [loadAccessFx, () => keeper.load()],
        [saveAccessFx, (place: AccessPlace | null) => keeper.save(place)],
      ],
    });
  return { load, clock, kept: keeper.load, texts: () => [...entries.values()] };
}

const deed = fc.oneof(
  fc.record({ do: fc.constant('type' as const), text: fc.string({ maxLength: 20 }) }),
  fc.record({
    do: fc.constantFrom('send' as const, 'again' as const, 'back' as const, 'code' as const),
    text: fc.constant(''),
  }),
);
const page = fc.constantFrom('register' as const, 'verify' as const, 'reset' as const);

describe('a page on the way to an account', () => {
  test('is after a reload where it was before, and what is kept holds no password', () =>
    law(
      fc.asyncProperty(page, fc.array(deed, { maxLength: 8 }), async (on, deeds) => {
        const { load, texts } = tab();
        const before = load();
        await before.tick();
        await before.send(accessOpened, { page: on, link: on === 'verify' ? 'id.proof' : '' });
        for (const { do: what, text } of deeds) {
          if (what === 'type') await before.send(accessTyped, { email_address: text });
          else if (what === 'back') await before.send(accessRestarted);
          else if (what === 'code') await before.send(codeFound);
          else if (what === 'again') await before.send(linkWanted, { email_address });
          else if (on === 'reset') await before.send(codeWanted, { email_address });
          else if (on === 'verify')
            await before.send(linkFollowed, { token: 'id.proof', password });
          else
            await before.send(registrationSent, {
              ...{ vendor_code: 'j8ln', business_name: 'x', email_address, password },
              terms_accepted: true as const,
            });
        }
        const after = load();
        await after.tick();
        await after.send(accessOpened, { page: on, link: '' });
        expect(after.see($access)).toEqual(before.see($access));
        expect(texts().join('\n')).not.toContain(password);
      }),
      { runs: 60 },
    ));

  test('begins anew on another page, and when its mail is of no use any more', async () => {
    const { load, clock } = tab();
    const first = load();
    await first.tick();
    await first.send(accessOpened, { page: 'reset', link: '' });
    await first.send(codeWanted, { email_address });
    for (const [on, at, step] of [
      ['reset', NOW + 599, 'promised'],
      ['register', NOW + 1, 'form'],
      ['reset', NOW + 1200, 'form'],
    ] as const) {
      clock.now = at;
      const next = load();
      await next.send(accessOpened, { page: on, link: '' });
      expect(next.see($access)).toMatchObject({ page: on, step });
    }
  });

  test('counts down to another mail, through a reload', async () => {
    const { load } = tab();
    const before = load();
    await before.tick();
    await before.send(accessOpened, { page: 'register', link: '' });
    await before.send(linkWanted, { email_address });
    const after = load();
    await after.tick(NOW + 10);
    await after.send(accessOpened, { page: 'register', link: '' });
    expect(secondsLeft(after.see($access), NOW + 10)).toBe(MAIL_PAUSE - 10);
    expect(secondsLeft(after.see($access), NOW + MAIL_PAUSE)).toBe(0);
  });

  test('forgets a link that works no more, and remembers that it did not', async () => {
    const { load, kept } = tab();
    const { tick, send } = load();
    await tick();
    await send(accessOpened, { page: 'verify', link: 'id.proof' });
    await send(linkFollowed, { token: 'id.proof', password });
    expect(kept()).toMatchObject({ link: '', expired: true });
  });

  test.each(['link', 'code'])(
    'leaves nothing behind once the %s has done its work',
    async (how) => {
      const { load, kept } = tab();
      const { tick, send } = load({ verifyRegistration: { user, AuthenticationResult: tokens } });
      await tick();
      await send(accessOpened, { page: how === 'link' ? 'verify' : 'reset', link: '' });
      await send(accessTyped, { email_address });
      expect(kept()).not.toBeNull();
      if (how === 'link') await send(linkFollowed, { token: 'id.proof', password });
      else await send(newPasswordSent, { email_address, code: '123456', password });
      expect(kept()).toBeNull();
    },
  );

  test('takes what somebody else put into its place for nothing', () => {
    expect(AccessPlace.safeParse({ page: 'register', step: 'done' }).success).toBe(false);
  });
});
