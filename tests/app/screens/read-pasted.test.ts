import metadata from 'libphonenumber-js/min/metadata';
import { expect, test } from 'vitest';
import { plainAmounts } from '#core/rules';
import { readPasted } from '../../../app/screens/request/read-pasted.ts';

const world = {
  plan: { country: 'SG' as const, metadata },
  amounts: { ...plainAmounts, currency: 'SGD', currencySigns: ['S$', '$'] },
  methods: ['PAID', 'CASH_ON_DELIVERY'] as const,
};
const untouched = { destinationName: '', orderAmount: '', paymentMethod: 'PAID' };

test('what is read goes into its field, the way of paying too', () => {
  const text = 'Name: Ravi\nTotal: $45.60\nPayment: Cash on delivery\nNote: ring the bell';
  const { fields, left } = readPasted(text, world, { before: {}, typed: untouched, untouched });
  expect(fields).toEqual({
    destinationName: 'Ravi',
    orderAmount: '45.60',
    paymentMethod: 'CASH_ON_DELIVERY',
    riderNotes: 'ring the bell',
  });
  expect(left).toEqual({});
});

test('what an earlier message filled in is as before it, unless a person changed it since', () => {
  const before = { destinationName: 'Ravi', paymentMethod: 'CASH_ON_DELIVERY' };
  const leftOf = (typed: Readonly<Record<string, string>>) =>
    readPasted('81234567\n1 Orchard Road', world, { before, typed, untouched }).left;
  expect(leftOf(before)).toEqual({ destinationName: '', paymentMethod: 'PAID' });
  expect(leftOf({ destinationName: 'Ravi K', paymentMethod: 'NONE' })).toEqual({});
});
