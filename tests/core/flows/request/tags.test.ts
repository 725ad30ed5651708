import { expect, expectTypeOf, test } from 'vitest';
import type { RequestSnapshot } from '#core';
import type { MayTag, PageTag, RequestTag, WaitTag } from '../../../../core/flows/request/tags.ts';
import { statesOf } from '../support.ts';
import { leavesOf, namesTold, readers, tagsOf } from '../tags-support.ts';

const pages: Readonly<Record<PageTag, true>> = {
  ...{ opening: true, stopped: true, originAddress: true, originDetails: true },
  ...{ form: true, placed: true },
};
const waits: Readonly<Record<WaitTag, true>> = {
  ...{ locating: true, checking: true, pricing: true, saving: true },
  ...{ sending: true, paying: true, amountAsked: true, feeAsked: true },
};
const mays: Readonly<Record<MayTag, true>> = {
  ...{ fillable: true, pinMovable: true, underWay: true, occupied: true },
  unseen: true,
};

const leaves = leavesOf(statesOf());

test.each(leaves.map((leaf) => [leaf.key, leaf] as const))('%s says what it is', (_, leaf) => {
  const tags = tagsOf(leaf);
  expect(tags.filter((tag) => tag in pages)).toHaveLength(1);
  expect(tags.filter((tag) => tag in waits).length).toBeLessThanOrEqual(1);
});

test('who waits for an answer says for what, save where a whole page does', () => {
  const silent = leaves.filter((leaf) => !tagsOf(leaf).some((tag) => tag in waits));
  const asking = silent.filter(({ invoke, after }) => invoke.length + after.length > 0);
  expect(asking.map((leaf) => [leaf.key, tagsOf(leaf)])).toEqual([
    ['fetchOrder', ['opening', 'underWay']],
    ['checkServiceHours', ['opening', 'underWay']],
  ]);
});

test('each tag is given to a state, and each question is asked by somebody', () => {
  const all = Object.keys({ ...pages, ...waits, ...mays });
  const given = new Set(statesOf().flatMap(({ tags }) => tags));
  expect([...given].toSorted()).toEqual(all.toSorted());
  const asked = readers.flatMap(({ text }) =>
    [...text.matchAll(/hasTag\('(\w+)'\)/g)].map(([, tag]) => tag),
  );
  // These stand in a list of texts (`destination-step.tsx`), or are the page of an origin that is asked for.
  const elsewhere: readonly RequestTag[] = ['locating', 'checking', 'originAddress'];
  expect(all.filter((tag) => ![...asked, ...elsewhere].includes(tag))).toEqual([]);
});

test('no two states have one name', () => {
  const names = leaves.map(({ key }) => key);
  expect(new Set(names).size).toBe(names.length);
});

test('nobody outside of the machine knows the names of its states', () => {
  expectTypeOf<RequestSnapshot>().not.toHaveProperty('value');
  expectTypeOf<RequestSnapshot>().not.toHaveProperty('matches');
  expect(namesTold(leaves, /\bRequestSnapshot\b|\$request\b/)).toEqual([]);
});
