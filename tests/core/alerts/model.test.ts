import { allSettled, fork } from 'effector';
import { describe, expect, test, vi } from 'vitest';
import { $notices, appended, clockTicked } from '#core';
import {
  $alertSettings,
  alertsChosen,
  alertsStarted,
  defaultAlerts,
  soundTried,
} from '#core/alerts';
import { loadAlertsFx, playSoundFx, saveAlertsFx } from '#core/ports';
import type { AlertSettings, Event } from '#schemas';
import { anOrder } from '../../support/orders.ts';

const loud: AlertSettings = { ...defaultAlerts, volume: 'loud' };

/** Somebody whose choices are known already, unless the test starts the alerts itself. */
async function atTheCounter({
  stored = null as AlertSettings | null,
  touched = true,
  started = true,
} = {}) {
  const play = vi.fn(() => touched);
  const save = vi.fn();
  const scope = fork({
    handlers: [
      [playSoundFx, play],
      [loadAlertsFx, () => stored],
      [saveAlertsFx, save],
    ],
  });
  if (started) await allSettled(alertsStarted, { scope });
  let at = 0;
  /** Each record is newer than the one before. */
  const hear = (status: string, order_id = 'v1-1', type = 'order.updated') => {
    at += 1;
    return allSettled(appended, {
      scope,
      params: [
        {
          ...{ type, source: 'socket', at: 1 },
          payload:
            type === 'order.updated'
              ? { order: anOrder({ order_id, status, updated_at: at }) }
              : { order_id, reason: 'mistake_error' },
        } as Event,
      ],
    });
  };
  const tick = () => allSettled(clockTicked, { scope, params: 2 });
  return { scope, play, save, hear, tick };
}

describe('sounds', () => {
  test('one for a second, the most urgent, as loud as the person chose', async () => {
    const { play, hear, tick } = await atTheCounter({ stored: loud });
    for (const id of ['a', 'b']) await hear('RECEIVED', id);
    await hear('NEAR_VENDOR', 'a');
    await hear('CANCELLED', 'b');
    await tick();
    expect(play.mock.calls).toEqual([[{ kind: 'trouble', volume: 'loud' }]]);
  });

  test('an order that has gone on within the second is heard of all the same', async () => {
    const { play, hear, tick } = await atTheCounter();
    for (const status of ['RECEIVED', 'NEAR_VENDOR', 'PICKED_UP']) await hear(status);
    await tick();
    expect(play.mock.calls).toEqual([[{ kind: 'arrived', volume: 'normal' }]]);
  });

  test('none for what the person did themselves, and none again in the next second', async () => {
    const { play, hear, tick } = await atTheCounter();
    await hear('RECEIVED');
    await hear('', 'v1-1', 'order.cancelRequested');
    await hear('CANCELLED');
    await tick();
    await tick();
    expect(play).not.toHaveBeenCalled();
  });

  test('a page that nobody has touched says that it is silent', async () => {
    const { scope } = await atTheCounter({ touched: false });
    await allSettled(soundTried, { scope, params: 'arrived' });
    expect(scope.getState($notices)).toMatchObject([{ key: 'alerts.silent', type: 'warning' }]);
  });
});

describe('what a person chose', () => {
  test('decides also of what happened before it was known', async () => {
    const silent = { ...loud, sound: { ...loud.sound, arrived: false } };
    const { scope, play, hear, tick } = await atTheCounter({ stored: silent, started: false });
    for (const id of ['a', 'b']) await hear('RECEIVED', id);
    await hear('NEAR_VENDOR', 'a');
    await tick();
    await hear('CANCELLED', 'b');
    await tick();
    expect(play).not.toHaveBeenCalled();
    await allSettled(alertsStarted, { scope });
    expect(play.mock.calls).toEqual([[{ kind: 'trouble', volume: 'loud' }]]);
    await tick();
    expect(play).toHaveBeenCalledOnce();
  });

  test('is kept for them, and holds at once', async () => {
    const { scope, save, play, hear, tick } = await atTheCounter();
    const silent = { ...loud, sound: { ...loud.sound, arrived: false } };
    await allSettled(alertsChosen, { scope, params: silent });
    expect(save).toHaveBeenCalledWith({ user_id: '', settings: silent });
    await hear('RECEIVED');
    await hear('NEAR_VENDOR');
    await tick();
    expect(play).not.toHaveBeenCalled();
  });

  test('is there again when they come back', async () => {
    const { scope } = await atTheCounter({ stored: loud });
    expect(scope.getState($alertSettings)).toEqual(loud);
  });
});

test('an order whose cancellation was refused is told of again', async () => {
  const { play, hear, tick } = await atTheCounter();
  await hear('RECEIVED');
  await hear('', 'v1-1', 'order.cancelRequested');
  await hear('', 'v1-1', 'order.cancelRefused');
  await hear('NEAR_VENDOR');
  await tick();
  expect(play).toHaveBeenCalledOnce();
});
