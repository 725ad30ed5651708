import { describe, expect, test } from 'vitest';
import {
  $notices,
  appended,
  durations,
  guestAsked,
  historyOpened,
  networkReturned,
  noticeDismissed,
  noticeShown,
  noticesHeld,
  ordersAsked,
  pageViewed,
  signInSubmitted,
  vendorChosen,
  vendorsAsked,
} from '#core';
import type { Problem } from '#schemas';
import { fact } from '../../../core/kernel/log.ts';
import { NOTICE_LIMIT } from '../../../core/notices/notices.ts';
import { appStarted } from '../../../core/session/model.ts';
import { startedBy } from '../../../core/session/session.ts';
import { NOW } from '../../support/arbitraries.ts';
import { createEngine, refused, unreachable } from '../../support/engine.ts';

const keys = (engine: ReturnType<typeof createEngine>) =>
  engine.see($notices).map(({ key }) => key);

describe('a notice', () => {
  test('has defaults, an id of its own, and goes after its time', async () => {
    const engine = createEngine();
    await engine.send(noticeShown, { key: 'alert.success' });
    await engine.send(noticeShown, { key: 'alert.error', type: 'error', duration: 7000 });
    expect(engine.see($notices)).toEqual([
      { id: 'notice-1', key: 'alert.success', type: 'info', values: {}, duration: 3500 },
      { id: 'notice-2', key: 'alert.error', type: 'error', values: {}, duration: 7000 },
    ]);
    await engine.pass(3.5);
    expect(keys(engine)).toEqual(['alert.error']);
    await engine.pass(7);
    expect(keys(engine)).toEqual([]);
  });

  test('can be dismissed before', async () => {
    const engine = createEngine();
    await engine.send(noticeShown, { key: 'a' });
    await engine.send(noticeDismissed, 'notice-1');
    expect(keys(engine)).toEqual([]);
    await engine.pass(3.5);
    expect(keys(engine)).toEqual([]);
  });

  test('that comes again replaces the one before, and stays its whole time', async () => {
    const engine = createEngine();
    await engine.send(noticeShown, { key: 'a' });
    const [first] = engine.waits;
    await engine.send(noticeShown, { key: 'a' });
    expect(keys(engine)).toEqual(['a']);
    first?.end();
    await engine.send(noticeDismissed, 'none');
    expect(keys(engine)).toEqual(['a']);
  });

  test('stays while somebody is at it, and its whole time again afterwards', async () => {
    const engine = createEngine();
    await engine.send(noticeShown, { key: 'a' });
    await engine.send(noticesHeld, true);
    await engine.send(noticeShown, { key: 'b', duration: 5000 });
    await engine.pass(3.5);
    expect(keys(engine)).toEqual(['a', 'b']);
    await engine.send(noticesHeld, false);
    expect(engine.waits.slice(-2).map(({ seconds }) => seconds)).toEqual([3.5, 5]);
    await engine.pass(5);
    expect(keys(engine)).toEqual(['a']);
    await engine.pass(3.5);
    expect(keys(engine)).toEqual([]);
  });

  test('never stands in a crowd', async () => {
    const engine = createEngine();
    for (let at = 0; at < NOTICE_LIMIT + 2; at += 1)
      await engine.send(noticeShown, { key: `k${at}` });
    expect(keys(engine)).toEqual(['k2', 'k3']);
  });
});

describe('the engine says', () => {
  const credentials = { email_address: 'a@b.c', password: 'x' };

  test.each<[Problem, string]>([
    [refused(401, 'NotAuthorizedException'), 'auth.NotAuthorizedException'],
    [refused(429, 'TooManyRequestsException'), 'auth.TooManyRequestsException'],
    [unreachable, 'login.offline'],
  ])('why signing in failed: %o', async (login, key) => {
    const engine = createEngine({ answers: { login } });
    await engine.send(signInSubmitted, credentials);
    expect(engine.see($notices)).toMatchObject([{ key, type: 'error', duration: durations.shell }]);
  });

  const meta = { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', Expires: NOW + 1800 };
  const session = { user: { id: 'u1', email: 'a@b.c' }, meta };
  type World = ReturnType<typeof createEngine>;

  test.each<[string, (world: World) => Promise<void>]>([
    ['another try', ({ send }) => send(signInSubmitted, credentials)],
    ['a try as a guest', ({ send }) => send(guestAsked)],
    ['another page', ({ send }) => send(pageViewed, '/forgot-password')],
    ['a network again', ({ send }) => send(networkReturned)],
    ['somebody signed in', ({ send }) => send(appended, [startedBy(session, 'fetch', NOW)])],
  ])('no more why signing in failed once there is %s', async (_, next) => {
    const answers: unknown[] = [unreachable];
    const slow = new Promise(() => {});
    const engine = createEngine({
      answers: { login: () => answers.shift() ?? slow, beginGuest: slow },
    });
    await engine.send(signInSubmitted, credentials);
    await engine.send(noticeShown, { key: 'form.cut' });
    expect(keys(engine)).toEqual(['login.offline', 'form.cut']);
    await next(engine);
    expect(keys(engine)).toContain('form.cut');
    expect(keys(engine)).not.toContain('login.offline');
  });

  test.each([
    ['signed-out', 'session.ended'],
    ['expired', 'session.expired'],
    ['refused', 'session.expired'],
  ] as const)('that a session has ended: %s', async (reason, key) => {
    const engine = createEngine();
    await engine.send(appended, [fact('session.ended', 'user', NOW, { reason })]);
    expect(keys(engine)).toEqual([key]);
  });

  test('that an account has no outlets', async () => {
    const engine = createEngine({ answers: { listVendors: { vendors: [] } } });
    await engine.send(vendorsAsked);
    expect(engine.see($notices)).toMatchObject([
      { key: 'error.no-vendors', type: 'error', duration: durations.vendors },
    ]);
  });

  test('that lists could not be loaded, with what the server said', async () => {
    const engine = createEngine({ answers: { listOrders: refused(500, 'Broken') } });
    await engine.send(appStarted);
    await engine.send(vendorsAsked);
    expect(engine.see($notices)).toMatchObject([
      { key: 'error.cant-retrieve-vendors', type: 'error', duration: durations.vendors },
    ]);
    await engine.send(vendorChosen, 'v1');
    await engine.send(ordersAsked);
    await engine.send(historyOpened);
    expect(engine.see($notices)).toMatchObject([
      {
        key: 'error.cant-retrieve-current-orders',
        values: { message: 'Broken of the server' },
        duration: durations.order,
      },
      { key: 'error.cant-retrieve-past-orders', duration: durations.order },
    ]);
  });
});
