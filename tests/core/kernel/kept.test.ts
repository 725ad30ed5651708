import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { defineKept, definePort } from '#core';
import { keptPorts } from '../../support/kept.ts';

const count = defineKept({
  key: 'count',
  keptFor: 'ever',
  read: (stored) => (typeof stored === 'number' ? stored : null),
});

test('a feature finds what it kept for each owner, and nothing that it does not know', async () => {
  const entries = new Map<string, string>();
  const scope = fork({ handlers: keptPorts(entries) });
  const found = async (owner: string) => {
    const { value } = await allSettled(count.loadFx, { scope, params: { owner } });
    return value;
  };
  await allSettled(count.saveFx, { scope, params: { owner: 'u-1', value: 7 } });
  expect([await found('u-1'), await found('u-2')]).toEqual([7, null]);
  entries.set('count:u-1', '"seven"');
  expect(await found('u-1')).toBeNull();
  await allSettled(count.saveFx, { scope, params: { owner: 'u-1', value: null } });
  expect(entries.size).toBe(0);
});

test('a port of a feature is answered by its own adapter, which comes with the first question, or by a test', async () => {
  let loaded = 0;
  const doubleFx = definePort('double', async () => {
    loaded += 1;
    return (asked: number) => asked * 2;
  });
  const answer = async (scope = fork()) => (await allSettled(doubleFx, { scope, params: 4 })).value;
  expect(loaded).toBe(0);
  expect(await answer()).toBe(8);
  expect(loaded).toBe(1);
  expect(await answer(fork({ handlers: [[doubleFx, () => 1]] }))).toBe(1);
  expect(loaded).toBe(1);
});
