import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bareAddress,
  composeAddress,
  editViolations,
  isEditable,
  paymentChange,
  statusAfterEdit,
  violationsOf,
} from '#core/rules';
import { orderStatuses, paymentMethods } from '#schemas';
import { anOrder, historyOf } from '../../support/orders.ts';
import { law } from '../../support/property.ts';
import { contextWith, goodForm } from './support.ts';

const text = fc.string({ unit: 'grapheme', maxLength: 20 }).map((each) => each.trim());
const context = contextWith({ minimumAmount: 100 });

test('an address taken apart is what was typed', () =>
  law(
    fc.property(text, text, text, (unit, building, address) => {
      fc.pre(address !== '');
      const whole = composeAddress([unit, building, address]);
      expect(bareAddress(whole, [unit, building])).toBe(address);
    }),
  ));

test('an address without the unit in front of it stays whole', () => {
  expect(bareAddress('10 Bayfront Avenue', ['#04-12'])).toBe('10 Bayfront Avenue');
});

test('an order can be edited until its pickup, and never once a card was charged', () => {
  const editable = orderStatuses.filter((status) => isEditable(anOrder({ status })));
  expect(editable.toSorted()).toEqual(
    [
      ...['NEW', 'RECEIVED', 'RECEIVED_BY_VENDOR', 'ACCEPTED_BY_VENDOR', 'WAITING_FOR_TRANSPORT'],
      ...['ASSIGNED_TO_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY', 'MODIFIED', 'NEAR_VENDOR'],
      'DELAYED',
    ].toSorted(),
  );
  const delayed = { status: 'DELAYED', status_history: historyOf('PICKED_UP', 'DELAYED') };
  expect(isEditable(anOrder(delayed))).toBe(false);
  expect(isEditable(anOrder({ status_history: historyOf('PAYMENT_COMMITTED', 'NEW') }))).toBe(
    false,
  );
});

test('an edit is a status of its own only between a rider and their arrival', () => {
  const status_history = historyOf('WAITING_FOR_TRANSPORT', 'COURIER_ACCEPTED_DELIVERY');
  const modified = orderStatuses.filter(
    (status) => statusAfterEdit(anOrder({ status, status_history })) === 'MODIFIED',
  );
  expect(modified.toSorted()).toEqual(
    [
      'COURIER_ACCEPTED_DELIVERY',
      'RECEIVED_BY_VENDOR',
      'ACCEPTED_BY_VENDOR',
      'MODIFIED',
    ].toSorted(),
  );
  for (const status of orderStatuses) expect(statusAfterEdit(anOrder({ status }))).toBeUndefined();
});

test('what is collected at the door may stop with an amount of 0, and never begins', () => {
  const changes = paymentMethods.map((after) => [
    paymentChange('CASH_ON_DELIVERY', after),
    paymentChange('PAID', after),
  ]);
  expect(changes).toEqual([
    ['needs-zero', 'allowed'],
    ['needs-zero', 'allowed'],
    ['allowed', 'refused'],
    ['allowed', 'refused'],
  ]);
});

test('an edit breaks the rules that a request breaks, but for who it goes to and what was kept', () =>
  law(
    fc.property(
      fc.record({
        customerName: fc.constantFrom('', 'Tan 2', 'Mei'),
        unitNumber: fc.constantFrom('', '#04-12'),
        description: fc.constantFrom('', 'a'.repeat(201)),
        amount: fc.constantFrom('', '99', '120'),
        address: fc.constantFrom('', '10 Bayfront Avenue'),
      }),
      (typed) => {
        const form = { ...goodForm, ...typed };
        const expected = violationsOf(form, context).filter(
          ({ rule }) => !['customer-name', 'customer-phone'].includes(rule),
        );
        const order = anOrder().order;
        expect(editViolations({ order }, form, context)).toEqual(expected);
        const rare = { ...order, payment_method: 'NONE' };
        const kept = editViolations({ order: rare }, { ...form, paymentMethod: 'NONE' }, context);
        expect(kept).toEqual(expected);
      },
    ),
  ));

test('paid instead of cash asks for 0, even where there is a minimum; cash instead of paid is refused', () => {
  const cash = { order: { ...anOrder().order, payment_method: 'CASH_ON_DELIVERY' } };
  const violations = (amount: string) => editViolations(cash, { ...goodForm, amount }, context);
  expect(violations('0')).toEqual([]);
  expect(violations('')).toEqual([]);
  expect(violations('120')).toMatchObject([{ rule: 'amount', key: 'validation.edit.amount-zero' }]);
  const cashNow = { ...goodForm, paymentMethod: 'CASH_ON_DELIVERY' };
  expect(editViolations(anOrder(), cashNow, context)).toMatchObject([
    { rule: 'payment-change', key: 'validation.edit.payment-refused' },
  ]);
});

test('an edit that leaves nothing to collect asks for another way of paying, also where it was kept', () => {
  const cash = { order: { ...anOrder().order, payment_method: 'CASH_ON_DELIVERY' } };
  const kept = { ...goodForm, amount: '0', paymentMethod: 'CASH_ON_DELIVERY' };
  expect(editViolations(cash, kept, contextWith())).toMatchObject([
    { rule: 'payment-at-door', key: 'validation.nothing-to-collect' },
  ]);
});
