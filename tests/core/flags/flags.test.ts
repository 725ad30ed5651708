import { describe, expect, test } from 'vitest';
import { $flags, appended } from '#core';
import { flagsFx } from '#core/ports';
import { defaultFlags } from '#schemas';
import { fact } from '../../../core/kernel/log.ts';
import { appStarted } from '../../../core/session/model.ts';
import { NOW } from '../../support/arbitraries.ts';
import { createEngine } from '../../support/engine.ts';

const started = fact('session.started', 'fetch', NOW, {
  user: { id: 'u1', email: '' },
  tokens: { AccessToken: '', IdToken: '', RefreshToken: '', Expires: NOW + 9000 },
});
const ended = fact('session.ended', 'user', NOW, { reason: 'signed-out' });

const opened = fact('connection.opened', 'socket', NOW, { vendor_id: 'v1', seq: 0 });

/** A start without a network, which comes back when the test says so. */
async function withoutProvider() {
  const network = { away: true };
  const asked: number[] = [];
  const ask = () => {
    asked.push(1);
    if (network.away) throw new Error('FwF: couldnt refresh the flags');
    return { answer: { flags: { voucher: true } }, provider: 'asia' };
  };
  const engine = createEngine({ ports: [[flagsFx, ask]] });
  await engine.tick();
  await engine.send(appStarted);
  const heal = () => {
    network.away = false;
  };
  return { ...engine, heal, times: () => asked.length };
}

async function withFlags(flags: Record<string, unknown> = { voucher: true }) {
  const asked: number[] = [];
  const engine = createEngine({
    ports: [
      [
        flagsFx,
        () => {
          asked.push(1);
          return { answer: { flags }, provider: 'asia' };
        },
      ],
    ],
  });
  await engine.tick();
  await engine.send(appStarted);
  return { ...engine, times: () => asked.length };
}

describe('flags', () => {
  test('are the built-in ones until a provider answers', async () => {
    expect(createEngine().see($flags)).toEqual(defaultFlags);
    const { see } = await withFlags({ voucher: true, helpcenter: 'no', __proto__: 1, hack: true });
    expect(see($flags)).toEqual({ ...defaultFlags, voucher: true });
  });

  test('stay as they were when no provider answers', async () => {
    const engine = createEngine({
      ports: [
        [
          flagsFx,
          () => {
            throw new Error('FwF: couldnt refresh the flags');
          },
        ],
      ],
    });
    await engine.send(appStarted);
    expect(engine.see($flags)).toEqual(defaultFlags);
  });

  test('are asked for again every five minutes', async () => {
    const { tick, times } = await withFlags();
    await tick(NOW + 299);
    expect(times()).toBe(1);
    await tick(NOW + 300);
    await tick(NOW + 301);
    expect(times()).toBe(2);
  });

  test('that nobody answered for are asked for again soon, and as always once somebody did', async () => {
    const { tick, times, see, heal } = await withoutProvider();
    await tick(NOW + 29);
    expect(times()).toBe(1);
    await tick(NOW + 30);
    expect(times()).toBe(2);
    heal();
    await tick(NOW + 60);
    expect([times(), see($flags).voucher]).toEqual([3, true]);
    await tick(NOW + 359);
    expect(times()).toBe(3);
    await tick(NOW + 360);
    expect(times()).toBe(4);
  });

  test('that nobody answered for are asked for as soon as the connection is back', async () => {
    const { send, pass, times, see, heal } = await withoutProvider();
    heal();
    await send(appended, [opened]);
    await pass(0.4);
    expect([times(), see($flags).voucher]).toEqual([2, true]);
    await send(appended, [opened]);
    await pass(0.4);
    expect(times()).toBe(2);
  });

  test('are asked for on sign-in and sign-out, once for a burst of both', async () => {
    const { send, pass, times } = await withFlags();
    await send(appended, [started]);
    await send(appended, [ended]);
    await send(appended, [started]);
    expect(times()).toBe(1);
    await pass(0.4);
    expect(times()).toBe(2);
  });

  test('belong to the deployment: they outlive the session', async () => {
    const { send, see } = await withFlags();
    await send(appended, [started, ended]);
    expect(see($flags).voucher).toBe(true);
  });
});
