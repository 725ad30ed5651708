import { expect, expectTypeOf, test } from 'vitest';
import type { PaymentSnapshot } from '#core';
import { paymentMachine } from '../../../../core/flows/payment/machine.ts';
import type { PaymentMayTag, PaymentPage } from '../../../../core/flows/payment/tags.ts';
import { statesOf } from '../support.ts';
import { leavesOf, namesTold, tagsOf, unasked } from '../tags-support.ts';

const pages: Readonly<Record<PaymentPage, true>> = {
  ...{ preparing: true, card: true, bank: true, checking: true, unknown: true },
};
const mays: Readonly<Record<PaymentMayTag, true>> = {
  ...{ busy: true, tokenizing: true, charging: true, atRest: true },
};
const states = statesOf(paymentMachine.root);
const leaves = leavesOf(states);
const looks = /\bPaymentSnapshot\b|\$payment\b/;

test.each(leaves.map((leaf) => [leaf.key, leaf] as const))(
  '%s says what stands there',
  (_, leaf) => {
    expect(tagsOf(leaf).filter((tag) => tag in pages)).toHaveLength(1);
  },
);

test('each tag is given to a state, and each question is asked by somebody', () => {
  const all = Object.keys({ ...pages, ...mays });
  const given = new Set<string>(states.flatMap(({ tags }) => tags));
  expect([...given].toSorted()).toEqual(all.toSorted());
  // What is none of the other pages prepares.
  expect(unasked(all, looks)).toEqual(['preparing']);
});

test('nothing is charged while a payment is at rest', () => {
  const resting = states.filter((state) => tagsOf(state).includes('atRest'));
  expect(resting.map(({ key }) => key)).toEqual(['chooseCard', 'refused']);
  expect(resting.flatMap(({ invoke }) => invoke)).toEqual([]);
});

test('nobody outside of the machine knows the names of its states', () => {
  expectTypeOf<PaymentSnapshot>().not.toHaveProperty('value');
  expectTypeOf<PaymentSnapshot>().not.toHaveProperty('matches');
  expect(namesTold(leaves, looks)).toEqual([]);
});
