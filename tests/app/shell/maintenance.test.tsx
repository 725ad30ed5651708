import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { $config, $now } from '#core';
import { readAssetFx } from '#core/ports';
import { $texts } from '#i18n';
import { MaintenancePage } from '../../../app/shell/maintenance.tsx';
import { maintenanceShown } from '../../../app/shell/maintenance-model.ts';
import { NOW } from '../../support/arbitraries.ts';
import { screenWorld, withFlags, wordsOn } from '../../support/screen.tsx';

const parts = { database: 'ok', fleet: 'ok', payments: 'ok', mail: 'ok', webhooks: 'ok' };
const told = (until: number | null) => ({
  ...{ status: 'maintenance', deployment: 'sg', parts, looked_at: NOW },
  maintenance: { now: true, from: null, until },
});

/** The page during work that was planned, or was not, once the server has been asked when it ends. */
async function shown(
  answer: () => unknown,
  flag: 'planned_maintenance' | 'unplanned_maintenance' = 'planned_maintenance',
): Promise<string> {
  const world = screenWorld(NOW);
  const scope = fork({
    values: [
      [$config, world.getState($config)],
      [$texts, world.getState($texts)],
      [$now, NOW],
    ],
    handlers: [[readAssetFx, async () => answer()]],
  });
  await withFlags(scope, flag);
  await allSettled(maintenanceShown, { scope });
  return wordsOn(<MaintenancePage />, scope);
}

const end = /The service should be back by .*\d/;

test('when planned work ends is told', async () => {
  expect(await shown(() => told(NOW + 3600))).toMatch(end);
});

test.each([
  ['nobody knows it', () => told(null)],
  ['it has passed', () => told(NOW - 60)],
  ['the server cannot be asked', () => Promise.reject(new Error('away'))],
  ['the server says something else', () => ({ status: 'fine' })],
])('no end is told where %s', async (_, answer) => {
  const words = await shown(answer);
  expect(words).not.toMatch(end);
  expect(words).toContain('We are doing planned work');
});

test('work that nobody planned has no end', async () => {
  expect(await shown(() => told(NOW + 3600), 'unplanned_maintenance')).not.toMatch(end);
});
