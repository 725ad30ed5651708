import { createWatch } from 'effector';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  $access,
  $passwordSet,
  accessFailed,
  accessOpened,
  accessTyped,
  codeWanted,
  linkFollowed,
  linkWanted,
  newPasswordSent,
  secondsLeft,
} from '#core';
import { AccessPlace } from '#schemas';
import { MAIL_PAUSE } from '../../../core/access/place.ts';
import { NOW } from '../../support/arbitraries.ts';
import { refused, unreachable } from '../../support/engine.ts';
import { law } from '../../support/property.ts';
import { act, deed, email_address, hasLink, page, password, slow, tab } from './support.ts';

const user = { id: 'u1', email: email_address };
const expired = refused(400, 'ExpiredCodeException');
const tokens = { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', ExpiresIn: 1800 };

describe('a page on the way to an account', () => {
  test('is after a reload where it was before, and what is kept holds no password', () =>
    law(
      fc.asyncProperty(page, fc.array(deed, { maxLength: 8 }), async (on, deeds) => {
        const { load, texts } = tab();
        const before = load();
        await before.tick();
        await before.send(accessOpened, { page: on, link: hasLink(on) ? 'id.proof' : '' });
        for (const each of deeds) await act(before, on, each);
        const after = load();
        await after.tick();
        await after.send(accessOpened, { page: on, link: '' });
        expect(after.see($access)).toEqual(before.see($access));
        expect(texts().join('\n')).not.toContain(password);
      }),
      { runs: 60 },
    ));

  test('is changed by no answer to another one that was open when it was asked', () =>
    law(
      fc.asyncProperty(
        ...[page, page, fc.constantFrom('send' as const, 'again' as const, 'set' as const)],
        ...[fc.array(deed, { maxLength: 3 }), fc.boolean()],
        async (on, next, asks, deeds, well) => {
          // The page of an invitation sends by a model of its own.
          fc.pre(next !== on && on !== 'join');
          const { load, kept } = tab();
          const { calls, answer } = slow();
          const engine = load(calls);
          const failures: unknown[] = [];
          createWatch({ unit: accessFailed, scope: engine.scope, fn: (it) => failures.push(it) });
          await engine.tick();
          await engine.send(accessOpened, { page: on, link: '' });
          await act(engine, on, { do: asks, text: '' });
          await engine.send(accessOpened, { page: next, link: '' });
          for (const each of deeds) await act(engine, next, each);
          const place = engine.see($access);
          answer(well);
          await engine.tick();
          expect(engine.see($access)).toEqual(place);
          expect(kept()).toEqual(place);
          expect(engine.see($passwordSet)).toBe(false);
          expect(failures).toEqual([]);
        },
      ),
    ));

  test('tells to which address its mail went, whatever was typed since', async () => {
    const { calls, answer } = slow();
    const { tick, send, see } = tab().load(calls);
    await tick();
    await send(accessOpened, { page: 'register', link: '' });
    await act({ send }, 'register', { do: 'send', text: '' });
    await send(accessOpened, { page: 'reset', link: '' });
    await send(accessOpened, { page: 'register', link: '' });
    await send(accessTyped, { email_address: 'other@example.com' });
    answer(true);
    await tick();
    expect(see($access)).toMatchObject({ step: 'promised', email_address });
  });

  test('begins with the address that was typed on the page before, and keeps what is typed after that', async () => {
    const { load } = tab();
    const engine = load();
    await engine.tick();
    const opened = { page: 'reset', link: '', email: 'typed@example.com' } as const;
    await engine.send(accessOpened, opened);
    expect(engine.see($access)).toMatchObject({ step: 'form', email_address: 'typed@example.com' });
    await engine.send(accessTyped, { email_address });
    const after = load();
    await after.tick();
    await after.send(accessOpened, { page: 'reset', link: '' });
    expect(after.see($access)).toMatchObject({ email_address });
    await after.send(codeWanted, { email_address });
    await after.send(accessOpened, opened);
    expect(after.see($access)).toMatchObject({ step: 'promised', email_address });
  });

  test('begins again on another page, and when its mail is of no use any more', async () => {
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

  test('says of a code that works no more that the password may be set, once nothing was heard of it', async () => {
    const answered = [unreachable, expired, { promised: true }, expired];
    const next = () => answered.shift();
    const { send, tick, scope } = tab().load({ confirmForgotPassword: next, forgotPassword: next });
    const failures: unknown[] = [];
    createWatch({ unit: accessFailed, scope, fn: (it) => failures.push(it) });
    await tick();
    await send(accessOpened, { page: 'reset', link: '' });
    const sent = { email_address, code: '123456', password };
    await send(newPasswordSent, sent);
    await send(newPasswordSent, sent);
    await send(codeWanted, { email_address, language: 'en' });
    await send(newPasswordSent, sent);
    const doubted = { ...expired, key: 'access.reset.perhaps-done' };
    expect(failures).toEqual([unreachable, doubted, expired]);
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
