import { describe, expect, test } from 'vitest';
import { $flags, appended } from '#core';
import { flagsFx } from '#core/ports';
import { defaultFlags } from '#schemas';
import { $flagProvider } from '../../../core/flags/model.ts';
import { fact } from '../../../core/log.ts';
import { appStarted } from '../../../core/session/model.ts';
import { NOW } from '../../support/arbitraries.ts';
import { createEngine } from '../../support/engine.ts';

const started = fact('session.started', 'fetch', NOW, {
  user: { id: 'u1', email: '' },
  tokens: { AccessToken: '', IdToken: '', RefreshToken: '', Expires: NOW + 9000 },
});
const ended = fact('session.ended', 'user', NOW, { reason: 'signed-out' });

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
    expect(see($flagProvider)).toBe('asia');
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
    expect(engine.see($flagProvider)).toBeNull();
  });

  test('are asked for again every five minutes', async () => {
    const { tick, times } = await withFlags();
    await tick(NOW + 299);
    expect(times()).toBe(1);
    await tick(NOW + 300);
    await tick(NOW + 301);
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
