import { expect, expectTypeOf, test } from 'vitest';
import { type BulkSnapshot, bulkSteps } from '#core';
import { bulkMachine } from '../../../../core/flows/bulk/machine.ts';
import type { BulkMayTag } from '../../../../core/flows/bulk/tags.ts';
import { statesOf } from '../support.ts';
import { leavesOf, namesTold, tagsOf, unasked } from '../tags-support.ts';

const mays: Readonly<Record<BulkMayTag, true>> = {
  ...{ busy: true, confirming: true, unsaved: true, unplaced: true, occupied: true },
};
const states = statesOf(bulkMachine.root);
const leaves = leavesOf(states);
const looks = /\bBulkSnapshot\b|\$bulk\b/;

test.each(leaves.map((leaf) => [leaf.key, leaf] as const))(
  '%s says what stands there',
  (_, leaf) => {
    const isPage = (tag: string) => bulkSteps.some((page) => page === tag);
    expect(tagsOf(leaf).filter(isPage)).toHaveLength(1);
  },
);

test('each tag is given to a state, and each question is asked by somebody', () => {
  const given = new Set<string>(states.flatMap(({ tags }) => tags));
  expect([...given].toSorted()).toEqual([...bulkSteps, ...Object.keys(mays)].toSorted());
  // Pages are asked for all at once (`steps.ts` of the feature).
  expect(unasked(Object.keys(mays), looks)).toEqual([]);
});

test('a file that only this page has, or rows that are looked through, are not cut off', () => {
  const free = leaves.filter((leaf) => !tagsOf(leaf).includes('occupied'));
  const pages = new Set(free.flatMap(tagsOf));
  expect([...pages].toSorted()).toEqual(['file', 'loading', 'placed', 'placing', 'unavailable']);
});

test('nobody outside of the machine knows the names of its states', () => {
  expectTypeOf<BulkSnapshot>().not.toHaveProperty('value');
  expectTypeOf<BulkSnapshot>().not.toHaveProperty('matches');
  expect(namesTold(leaves, looks)).toEqual([]);
});
