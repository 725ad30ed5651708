import { expect, test } from 'vitest';
import { atPayment, order, quoteOf, refused, submitted } from '../support.ts';

/** A request whose payment online has come to an end. */
async function ended(end: object) {
  const flow = await atPayment({ paymentMethod: 'ONLINE_PAYMENT' });
  flow.actor.send(submitted);
  expect(flow.step()).toBe('payOnline');
  await flow.answer('payOnline', end);
  return [flow.step(), flow.context().error?.what];
}

test('who leaves a payment is back at the form, and hears of no failure', async () => {
  expect(await ended({ kind: 'left', error: null })).toEqual(['fillPaymentDetails', undefined]);
});

test('a payment whose order is refused says why', async () => {
  const failure = refused('OutsideServiceHours');
  const [, what] = await ended({ kind: 'refused', failure });
  expect(what).toBe('request.error.outside-hours');
});

test('a payment that went through has placed its order', async () => {
  const flow = await atPayment({ paymentMethod: 'ONLINE_PAYMENT' });
  flow.actor.send(submitted);
  await flow.answer('payOnline', { kind: 'paid', order, key: 'key-1' });
  expect([flow.step(), flow.context().error]).toEqual(['succeeded', null]);
  expect(flow.context().order).toBe(order);
});

test('a card that was declined is said at the form', async () => {
  const error = { what: 'error.payment.declined', where: null };
  expect(await ended({ kind: 'left', error })).toEqual(['fillPaymentDetails', error.what]);
});

test('a payment that is refused for its fee asks for the fee again, and pays at the one that was seen', async () => {
  const flow = await atPayment({ paymentMethod: 'ONLINE_PAYMENT' });
  flow.actor.send(submitted);
  await flow.answer('payOnline', { kind: 'refused', failure: refused('SignatureExpired') });
  expect(flow.step()).toBe('waitBeforeRequote');
  flow.clock.increment(1000);
  await flow.answer('quoteFee', quoteOf(6));
  expect(flow.step()).toBe('payOnline');
  await flow.answer('payOnline', { kind: 'refused', failure: refused('SignatureExpired') });
  flow.clock.increment(1000);
  await flow.answer('quoteFee', quoteOf(7));
  expect([flow.step(), flow.context().error?.what]).toEqual([
    'fillPaymentDetails',
    'error.fee.changed',
  ]);
});
