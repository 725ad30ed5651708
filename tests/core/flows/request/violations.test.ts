import { expect, test } from 'vitest';
import { compose } from '#core';
import { closedViolations, violationsOfDraft } from '../../../../core/flows/request/violations.ts';
import { market } from '../../../../markets/sg.ts';
import { NOW } from '../../../support/arbitraries.ts';
import { contextFor } from '../../../support/composition.ts';
import { configOf } from '../../../support/config.ts';
import { draftAt } from '../support.ts';

const { phonePlan } = configOf(market);
const wrongIn = (fields: Record<string, string>) =>
  violationsOfDraft(draftAt('payment', { ...right, ...fields }), compose([], contextFor([])), {
    ...{ phonePlan, now: NOW, editing: null },
  }).map(({ field }) => field);
const right = {
  ...{ destinationUnitNumber: '#01-01', destinationName: 'Mei', orderAmount: '10' },
  ...{ destinationPhoneNumber: '+6591234567', orderDescription: 'Tea' },
};

test('what is paid online is held to no way of paying of the market, and to all other rules', () => {
  expect(wrongIn({ paymentMethod: 'ONLINE_PAYMENT' })).toEqual([]);
  expect(wrongIn({ paymentMethod: 'SHELLS' })).toEqual(['paymentMethod']);
  expect(wrongIn({ paymentMethod: 'ONLINE_PAYMENT', destinationName: '' })).toEqual([
    'destinationName',
  ]);
});

test.each([
  ['the hours are over', { why: 'hours', hours: '0800:0900' }, 'request.error.outside-hours', 0],
  ['it does not trade', { why: 'store', availableAt: 900 }, 'request.store-unavailable', 1],
] as const)('where %s it says so, and only hours are helped by a later time', (...given) => {
  const [, closed, key, left] = given;
  expect(closedViolations(closed, undefined).map((violation) => violation.key)).toEqual([key]);
  expect(closedViolations(closed, 1000)).toHaveLength(left);
});
