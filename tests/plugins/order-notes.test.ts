import { expect, test } from 'vitest';
import { compose } from '#core';
import { plugins } from '#plugins';
import { contextFor } from '../support/composition.ts';
import { anOrder, historyOf } from '../support/orders.ts';

const composition = compose(
  plugins,
  contextFor(['order-pre-accepted-static-text', 'order-prepare-message', 'proof-of-return-web']),
);

test.for([
  ['RECEIVED', ['order.note.pre-accepted']],
  ['WAITING_FOR_TRANSPORT', ['order.note.pre-accepted']],
  ['COURIER_ACCEPTED_DELIVERY', ['order.note.prepare']],
  ['PICKED_UP', []],
  ['A_STATUS_OF_TOMORROW', []],
] as const)('an order that is %s is told about by %j', ([status, notes]) => {
  expect(composition.orderNotes(anOrder({ status }), 0)).toEqual(notes);
});

test('a rider who is delayed hurries nobody to prepare', () => {
  const status_history = historyOf('COURIER_ACCEPTED_DELIVERY', 'DELAYED');
  const told = composition.orderNotes(anOrder({ status: 'DELAYED', status_history }), 0);
  expect(told).toEqual([]);
});

test('only the photographs whose feature is on are shown', () => {
  expect(composition.settings.proofs).toEqual(['return']);
});
