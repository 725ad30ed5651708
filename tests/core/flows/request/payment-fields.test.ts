import { expect, test } from 'vitest';
import { compose, type PluginField } from '#core';
import {
  closedViolations,
  paymentFieldsOf,
  violationsOfDetails,
  violationsOfDraft,
} from '../../../../core/flows/request/violations.ts';
import { market } from '../../../../markets/sg.ts';
import { NOW } from '../../../support/arbitraries.ts';
import { contextFor } from '../../../support/composition.ts';
import { configOf } from '../../../support/config.ts';
import { draftAt } from '../support.ts';

const field = (key: string, more: Partial<PluginField>): PluginField => ({
  ...{ key, section: 'payment', labelKey: key, initial: '', ...more },
});
const fields = [
  field('vatNumber', {}),
  field('pickupCode', { section: 'details' }),
  field('kept', { unseen: true }),
  field('hidden', { section: 'details', unseen: true }),
];
const wrong = fields.map(({ key }) => ({ field: key, key, rule: 'feature' as const }));
const composition = { ...compose([], contextFor([])), fields, validate: () => wrong };
const world = { phonePlan: configOf(market).phonePlan, now: NOW, editing: null };

test('the fields of features at the payment are those that somebody sees there', () => {
  expect(paymentFieldsOf(composition)).toEqual(['vatNumber']);
});

test('the review is kept back by all that is wrong, save for what stands at the payment', () => {
  const draft = { ...draftAt('details', { paymentMethod: 'SHELLS' }), destination: null };
  const namesOf = (found: readonly { field: string }[]) => new Set(found.map((each) => each.field));
  const all = namesOf(violationsOfDraft(draft, composition, world));
  const sooner = namesOf(violationsOfDetails(draft, composition, world));
  expect([...all].filter((name) => !sooner.has(name)).toSorted()).toEqual([
    ...['paymentMethod', 'vatNumber'],
  ]);
  expect([...sooner]).toEqual(expect.arrayContaining(['destinationTextAddress', 'pickupCode']));
});

test('nothing is wrong with an open door', () => {
  expect([closedViolations(null, undefined), closedViolations(null, NOW)]).toEqual([[], []]);
});
