import { expect, test } from 'vitest';
import { atPayment, refused, submitted } from '../support.ts';

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
