import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inOrder, type OrderForm, orderRules, type Violation, violationsOf } from '#core/rules';
import { law } from '../../support/property.ts';
import { contextWith, goodForm } from './support.ts';

type Break = { rank: number; form: Partial<OrderForm>; violation: Violation };

const description = 'a'.repeat(201);
const minimum = { minimum: 100, currency: 'SGD' };
const unreadable = 'validation.amount-unreadable';

/** One way or more to break each rule, with what the specification says then (2, section 5). */
const breaks: readonly Break[] = [
  broken(1, { vendorId: null }, 'vendorId', 'error.cant-retrieve-vendor-rar'),
  broken(2, { unitNumber: ' ' }, 'destinationUnitNumber', 'validation.fill-unit-number'),
  broken(3, { customerName: '' }, 'destinationName', 'validation.fill-customer-name'),
  broken(3, { customerName: 'Tan 2' }, 'destinationName', 'validation.wrong-customer-name'),
  broken(3, { customerName: 'علي٣' }, 'destinationName', 'validation.wrong-customer-name'),
  broken(4, { phoneNumber: '' }, 'destinationPhoneNumber', 'validation.fill-customer-phone'),
  broken(4, { phoneNumber: '+65' }, 'destinationPhoneNumber', 'validation.phone-incorrect'),
  broken(5, { description }, 'orderDescription', 'validation.fill-description', { max: 200 }),
  broken(7, { address: '' }, 'destinationTextAddress', 'validation.fill-address'),
  broken(7, { latitude: null }, 'destinationTextAddress', 'validation.invalid-coordinates'),
  broken(7, { longitude: null }, 'destinationTextAddress', 'validation.invalid-coordinates'),
  broken(8, { amount: '' }, 'orderAmount', 'validation.fill-amount'),
  broken(8, { amount: 'much' }, 'orderAmount', unreadable, { typed: 'much' }),
  broken(8, { amount: ' #REF! ' }, 'orderAmount', unreadable, { typed: '#REF!' }),
  broken(8, { amount: '-5' }, 'orderAmount', 'validation.amount-negative'),
  broken(8, { amount: '−٥' }, 'orderAmount', 'validation.amount-negative'),
  broken(8, { amount: '99.99' }, 'orderAmount', 'validation.amount-minimum', minimum),
  broken(9, { paymentMethod: '' }, 'paymentMethod', 'validation.fill-payment-method'),
  broken(9, { paymentMethod: 'BARTER' }, 'paymentMethod', 'validation.fill-payment-method'),
];

const strictest = contextWith({ minimumAmount: 100 });

test('every rule has its own place in the order of the specification, and 6 is left to a feature', () => {
  expect(orderRules.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 7, 8, 9]);
});

test('a good form breaks no rule', () => {
  expect(violationsOf(goodForm, strictest)).toEqual([]);
});

test('the rules that are broken are reported, all of them, only them, lowest rank first', () =>
  law(
    fc.property(fc.subarray([...breaks]), (chosen) => {
      // Two ways of breaking one rule exclude each other; the last one holds.
      const held = [...new Map(chosen.map((each) => [each.rank, each])).values()];
      const form = Object.assign({}, goodForm, ...held.map((each) => each.form));
      const expected = held
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ rank, violation }) => ({ ...violation, rank }));
      expect(violationsOf(form, strictest)).toEqual(expected);
    }),
  ));

test('any text in any field gets an answer', () =>
  law(
    fc.property(anyForm(), (form) => {
      const violations = violationsOf(form, strictest);
      expect(inOrder(violations)).toEqual(violations);
    }),
  ));

test('a market that asks for less accepts what a stricter one accepts', () =>
  law(
    fc.property(anyForm(), fc.boolean(), fc.boolean(), (form, unit, amount) => {
      const request = { unitNumberRequired: unit, amountRequired: amount, minimumAmount: null };
      const strict = new Set(violationsOf(form, contextWith()).map(({ rank }) => rank));
      for (const { rank } of violationsOf(form, contextWith(request)))
        expect(strict).toContain(rank);
    }),
  ));

test('where an amount is optional, an empty one is good and a senseless one is not', () => {
  const context = contextWith({ amountRequired: false });
  expect(violationsOf({ ...goodForm, amount: '' }, context)).toEqual([]);
  expect(violationsOf({ ...goodForm, amount: 'much' }, context)).toMatchObject([{ rank: 8 }]);
});

test('nothing to collect is never paid at the door, in any market', () => {
  for (const payment_method of ['CASH_ON_DELIVERY', 'PAYMENT_ON_DELIVERY'] as const) {
    for (const amountRequired of [true, false]) {
      const context = contextWith({ amountRequired });
      const market = {
        ...context.market,
        paymentMethods: [...context.market.paymentMethods, payment_method],
      };
      const at = (amount: string, paymentMethod: string = payment_method) =>
        violationsOf({ ...goodForm, amount, paymentMethod }, { ...context, market });
      expect(at('0')).toMatchObject([{ rank: 9, key: 'validation.nothing-to-collect' }]);
      expect(at('')).toMatchObject([amountRequired ? { rank: 8 } : { rank: 9 }]);
      expect(at('much')).toMatchObject([{ rank: 8 }]);
      expect(at('0', 'PAID')).toEqual([]);
      expect(at('0.5')).toEqual([]);
    }
  }
});

test('a description is counted in characters as people see them', () => {
  const family = '👨‍👩‍👧‍👦';
  const at = (count: number) =>
    violationsOf({ ...goodForm, description: family.repeat(count) }, strictest);
  expect(at(200)).toEqual([]);
  expect(at(201)).toMatchObject([{ rank: 5 }]);
});

function broken(
  rank: number,
  form: Partial<OrderForm>,
  field: string,
  key: string,
  values?: Violation['values'],
): Break {
  return { rank, form, violation: { field, key, ...(values && { values }) } };
}

function anyForm(): fc.Arbitrary<OrderForm> {
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.constant(''));
  const degrees = fc.option(fc.double({ min: -90, max: 90, noNaN: true }));
  return fc.record({
    vendorId: fc.option(fc.string()),
    unitNumber: text,
    customerName: text,
    phoneNumber: fc.oneof(text, fc.constant(goodForm.phoneNumber)),
    description: text,
    address: text,
    latitude: degrees,
    longitude: degrees,
    amount: fc.oneof(text, fc.float({ min: 0, noNaN: true }).map(String)),
    paymentMethod: fc.oneof(text, fc.constant('PAID')),
  });
}
