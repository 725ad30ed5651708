import { globSync, readFileSync } from 'node:fs';
import { allSettled, fork, type Scope } from 'effector';
import { expect, test } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { appended, clockTicked, occupationChanged } from '#core';
import { defaultFlags } from '#schemas';
import { draftOf } from '../../../app/screens/outlet/draft.ts';
import {
  $outlet,
  outletClosed,
  outletDiscarded,
  outletOpened,
  outletTyped,
} from '../../../app/screens/outlet/model.ts';
import { $isOccupied } from '../../../core/build/occupation.ts';
import { bulkSnapshotTaken } from '../../../core/flows/bulk/calls.ts';
import { bulkMachine } from '../../../core/flows/bulk/machine.ts';
import { $bulk } from '../../../core/flows/bulk/model.ts';
import { fact } from '../../../core/kernel/log.ts';
import { $helpOpen, helpClosed, helpOpened } from '../../../plugins/helpcenter/model.ts';
import { outlet } from '../../app/screens/outlet/support.ts';
import { NOW, vendor } from '../../support/arbitraries.ts';
import { answers, type Event, ended, input } from '../flows/bulk/happenings.ts';

const isOccupied = (scope: Scope) => scope.getState($isOccupied);

test('each of several forms is held by itself', async () => {
  const scope = fork();
  const say = (by: string, busy: boolean) =>
    allSettled(occupationChanged, { scope, params: { by, busy } });
  await say('a', true);
  await say('b', true);
  await say('a', false);
  expect(isOccupied(scope)).toBe(true);
  await say('b', false);
  expect(isOccupied(scope)).toBe(false);
});

test('a collection point is held from the first change, also while its form is closed, until it is discarded', async () => {
  const scope = fork();
  const draft = draftOf({ ...vendor('v-1'), ...outlet });
  const { location: _, ...fields } = draft.fields;
  await allSettled(outletOpened, { scope, params: draft });
  expect(isOccupied(scope)).toBe(false);
  await allSettled(outletTyped, { scope, params: { ...fields, name: 'Half a na' } });
  expect(isOccupied(scope)).toBe(true);
  await allSettled(outletClosed, { scope });
  expect(isOccupied(scope)).toBe(true);
  await allSettled(outletDiscarded, { scope, params: draft });
  expect(isOccupied(scope)).toBe(false);
});

test('a collection point that was closed and left alone is held for five minutes, an open one for as long as it takes', async () => {
  const scope = fork();
  const draft = draftOf({ ...vendor('v-1'), ...outlet });
  const { location: _, ...fields } = draft.fields;
  const tick = (now: number) => allSettled(clockTicked, { scope, params: now });
  await tick(NOW);
  await allSettled(outletOpened, { scope, params: draft });
  await allSettled(outletTyped, { scope, params: { ...fields, name: 'Half a na' } });
  await tick(NOW + 1000);
  expect(isOccupied(scope)).toBe(true);
  await allSettled(outletClosed, { scope });
  await tick(NOW + 1299);
  expect(isOccupied(scope)).toBe(true);
  await tick(NOW + 1300);
  expect(isOccupied(scope)).toBe(false);
  await allSettled(outletOpened, { scope, params: draft });
  expect(isOccupied(scope)).toBe(true);
  expect(scope.getState($outlet)?.draft.fields.name).toBe('Half a na');
});

test('the help centre is held while it is open', async () => {
  const scope = fork();
  await allSettled(helpOpened, { scope, params: 'en' });
  expect(isOccupied(scope)).toBe(true);
  await allSettled(helpClosed, { scope });
  expect(isOccupied(scope)).toBe(false);
});

test('a help centre that is switched off while it is open is closed', async () => {
  const scope = fork();
  const load = (helpcenter: boolean) => {
    const flags = { ...defaultFlags, helpcenter };
    const loaded = fact('flags.loaded', 'fetch', NOW, { flags, provider: 'asia' });
    return allSettled(appended, { scope, params: [loaded] });
  };
  await load(true);
  await allSettled(helpOpened, { scope, params: 'en' });
  await load(true);
  expect([scope.getState($helpOpen), isOccupied(scope)]).toEqual([true, true]);
  await load(false);
  expect([scope.getState($helpOpen), isOccupied(scope)]).toEqual([false, false]);
});

test.each([
  ['looked at', 0, true],
  ['to be repaired', 1, true],
  ['placed', 3, false],
] as const)('rows that are %s are held: nr %i, %s', async (_, nth, held) => {
  const [start] = initialTransition(bulkMachine, input('job-1'));
  const [at] = transition(bulkMachine, start, ended('fetchJob', answers[nth]) as Event);
  const scope = fork();
  await allSettled(bulkSnapshotTaken, { scope, params: at });
  expect(scope.getState($bulk)?.hasTag('loading')).toBe(false);
  expect(isOccupied(scope)).toBe(held);
});

test('every form is the one of the kit, which says that it is typed into', () => {
  const own = globSync('{app,plugins}/**/*.tsx').filter(
    (path) => path !== 'app/ui/fields/form.tsx' && readFileSync(path, 'utf8').includes('<form'),
  );
  expect(own).toEqual([]);
});
