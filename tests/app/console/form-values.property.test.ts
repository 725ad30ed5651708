import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldsOf, operatorCalls } from '#schemas/operator';
import { readValues } from '../../../app/console/parts/form-values.ts';
import { momentValue } from '../../../app/console/parts/moment.tsx';
import { law } from '../../support/property.ts';

const call = operatorCalls.addVoucher;
const fields = fieldsOf(call).filter(({ part }) => part === 'body');
const typed = {
  country: fc.constantFrom('', 'SG', 'sg', 'nowhere'),
  code: fc.string({ maxLength: 60 }),
  type: fc.constantFrom('', 'amount', 'percentage', 'another'),
  amount: fc.oneof(fc.constantFrom('', '5', '-1', '1e400', 'five'), fc.string()),
  outlet_id: fc.constantFrom('', 'm4pk', 'a b'),
  valid_from: fc.constantFrom('', '2027-01-31T22:00', 'soon'),
  valid_until: fc.constantFrom('', '2027-02-28T22:00'),
  most_uses: fc.constantFrom('', '10', '0', '1.5'),
};

test('a form says of each call whether its schema takes it, and never anything else', () =>
  law(
    fc.property(fc.record(typed), (values) => {
      const { input, wrong } = readValues(fields, call.body, values);
      expect(Object.keys(wrong).length === 0).toBe(call.body.safeParse(input).success);
      const known = fields.map(({ name }) => name);
      expect(Object.keys(wrong).filter((name) => !known.includes(name as never))).toEqual([]);
      for (const text of Object.values(wrong)) expect(text).not.toMatch(/^error\./);
    }),
  ));

test('what is empty is left out, and missing where it is needed', () => {
  const { input, wrong } = readValues(fields, call.body, {});
  expect(input).toEqual({});
  expect(Object.keys(wrong).toSorted()).toEqual(['amount', 'code', 'country', 'type']);
});

test('what is half typed is never taken for empty, which would hold for ever', () => {
  const values = { country: 'SG', code: 'X', type: 'amount', amount: '1', valid_until: '' };
  expect(readValues(fields, call.body, values).wrong).toEqual({});
  expect(Object.keys(readValues(fields, call.body, values, ['valid_until']).wrong)).toEqual([
    'valid_until',
  ]);
});

test('a moment is typed as it is shown, whatever the zone', () =>
  law(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), (seconds) => {
      const minute = seconds - (seconds % 60);
      const values = { country: 'SG', code: 'X', type: 'amount', amount: '1' };
      const { input } = readValues(fields, call.body, {
        ...values,
        valid_from: momentValue(minute),
      });
      expect(input.valid_from).toBe(minute);
    }),
  ));
