import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  compareRules,
  inOrder,
  type OrderForm,
  orderRules,
  type RuleName,
  ruleNames,
  type Violation,
  violationsOf,
} from '#core/rules';
import { law } from '../../support/property.ts';
import { contextWith, goodForm } from './support.ts';

type Break = { rule: RuleName; form: Partial<OrderForm>; violation: Violation };

const description = 'a'.repeat(201);
const minimum = { minimum: 100, currency: 'SGD' };
const unreadable = 'validation.amount-unreadable';
const coin = { currency: 'SGD', smallest: '0.01' };

/** One way or more to break each rule, with what the specification says then (2, section 5). */
const breaks: readonly Break[] = [
  broken('vendor', { vendorId: null }, 'vendorId', 'error.cant-retrieve-vendor-rar'),
  broken(
    'unit-number',
    { unitNumber: ' ' },
    'destinationUnitNumber',
    'validation.fill-unit-number',
  ),
  broken('customer-name', { customerName: '' }, 'destinationName', 'validation.fill-customer-name'),
  broken(
    'customer-name',
    { customerName: 'Tan 2' },
    'destinationName',
    'validation.wrong-customer-name',
  ),
  broken(
    'customer-name',
    { customerName: 'علي٣' },
    'destinationName',
    'validation.wrong-customer-name',
  ),
  broken(
    'customer-phone',
    { phoneNumber: '' },
    'destinationPhoneNumber',
    'validation.fill-customer-phone',
  ),
  broken(
    'customer-phone',
    { phoneNumber: '+65' },
    'destinationPhoneNumber',
    'validation.phone-incorrect',
  ),
  broken('description', { description }, 'orderDescription', 'validation.fill-description', {
    max: 200,
  }),
  broken('address', { address: '' }, 'destinationTextAddress', 'validation.fill-address'),
  broken('address', { latitude: null }, 'destinationTextAddress', 'validation.invalid-coordinates'),
  broken(
    'address',
    { longitude: null },
    'destinationTextAddress',
    'validation.invalid-coordinates',
  ),
  broken('amount', { amount: '' }, 'orderAmount', 'validation.fill-amount'),
  broken('amount', { amount: 'much' }, 'orderAmount', unreadable, { typed: 'much' }),
  broken('amount', { amount: ' #REF! ' }, 'orderAmount', unreadable, { typed: '#REF!' }),
  broken('amount', { amount: '-5' }, 'orderAmount', 'validation.amount-negative'),
  broken('amount', { amount: '−٥' }, 'orderAmount', 'validation.amount-negative'),
  broken('amount', { amount: '125.555' }, 'orderAmount', 'validation.amount-too-fine', coin),
  broken('amount', { amount: '125.5550' }, 'orderAmount', 'validation.amount-too-fine', coin),
  broken('amount', { amount: 125.555 }, 'orderAmount', 'validation.amount-too-fine', coin),
  broken('amount', { amount: 125.0000001 }, 'orderAmount', 'validation.amount-too-fine', coin),
  broken('amount', { amount: '99.99' }, 'orderAmount', 'validation.amount-minimum', minimum),
  broken(
    'payment-method',
    { paymentMethod: '' },
    'paymentMethod',
    'validation.fill-payment-method',
  ),
  broken(
    'payment-method',
    { paymentMethod: 'BARTER' },
    'paymentMethod',
    'validation.fill-payment-method',
  ),
];

const strictest = contextWith({ minimumAmount: 100 });

test('the rules stand in the order of the specification, and one among them is left to a feature', () => {
  expect(orderRules.map(({ name }) => name)).toEqual([
    ...['vendor', 'unit-number', 'customer-name', 'customer-phone', 'description'],
    ...['address', 'amount', 'payment-method', 'payment-at-door'],
  ]);
  const names = ruleNames.filter((rule) => rule === 'pickup-code' || isOfForm(rule));
  expect(names.indexOf('pickup-code')).toBe(5);
  expect(names.filter(isOfForm)).toEqual(orderRules.map(({ name }) => name));
});

test('a good form breaks no rule', () => {
  expect(violationsOf(goodForm, strictest)).toEqual([]);
});

test('the rules that are broken are reported, all of them, only them, in the order of the rules', () =>
  law(
    fc.property(fc.subarray([...breaks]), (chosen) => {
      // Two ways of breaking one rule exclude each other; the last one holds.
      const held = [...new Map(chosen.map((each) => [each.rule, each])).values()];
      const form = Object.assign({}, goodForm, ...held.map((each) => each.form));
      const expected = held
        .toSorted((a, b) => compareRules(a.rule, b.rule))
        .map(({ rule, violation }) => ({ ...violation, rule }));
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
      const strict = new Set(violationsOf(form, contextWith()).map(({ rule }) => rule));
      for (const { rule } of violationsOf(form, contextWith(request)))
        expect(strict).toContain(rule);
    }),
  ));

test('where an amount is optional, an empty one is good and a senseless one is not', () => {
  const context = contextWith({ amountRequired: false });
  expect(violationsOf({ ...goodForm, amount: '' }, context)).toEqual([]);
  expect(violationsOf({ ...goodForm, amount: 'much' }, context)).toMatchObject([
    { rule: 'amount' },
  ]);
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
      expect(at('0')).toMatchObject([
        { rule: 'payment-at-door', key: 'validation.nothing-to-collect' },
      ]);
      expect(at('')).toMatchObject([
        amountRequired ? { rule: 'amount' } : { rule: 'payment-at-door' },
      ]);
      expect(at('much')).toMatchObject([{ rule: 'amount' }]);
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
  expect(at(201)).toMatchObject([{ rule: 'description' }]);
});

function isOfForm(rule: RuleName): boolean {
  return orderRules.some(({ name }) => name === rule);
}

function broken(
  rule: RuleName,
  form: Partial<OrderForm>,
  field: string,
  key: string,
  values?: Violation['values'],
): Break {
  return { rule, form, violation: { field, key, ...(values && { values }) } };
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
