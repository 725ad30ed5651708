import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { $secondCurrencyHolds, clockTicked, configured } from '#core';
import type { Market } from '#schemas';
import { market as bulgaria } from '../../../markets/bg.ts';
import { market as singapore } from '../../../markets/sg.ts';
import { configOf } from '../../support/config.ts';

async function holdsAt(time: string, market: Market): Promise<boolean> {
  const scope = fork();
  await allSettled(configured, { scope, params: configOf(market) });
  await allSettled(clockTicked, { scope, params: Date.parse(time) / 1000 });
  return scope.getState($secondCurrencyHolds);
}

test('prices are shown in the second currency up to the end of its last day, in the zone of the market', async () => {
  expect(await holdsAt('2026-01-01T00:00:00+02:00', bulgaria)).toBe(true);
  expect(await holdsAt('2026-08-08T23:59:59+03:00', bulgaria)).toBe(true);
  expect(await holdsAt('2026-08-09T00:00:00+03:00', bulgaria)).toBe(false);
});

test('a market with one currency has no second one', async () => {
  expect(await holdsAt('2026-01-01T00:00:00+08:00', singapore)).toBe(false);
});
