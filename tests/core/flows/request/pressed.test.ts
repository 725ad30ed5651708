import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { $isOccupied } from '../../../../core/build/occupation.ts';
import { snapshotTaken } from '../../../../core/flows/request/actor.ts';
import { $request } from '../../../../core/flows/request/model.ts';
import { atPayment, type Flow, order, quoteOf, refused, submitted } from '../support.ts';

/** Another way of paying is chosen, and the button pressed before its fee is there. */
async function inHurry(fields: Record<string, string> = {}): Promise<Flow> {
  const flow = await atPayment(fields);
  flow.actor.send({ type: 'paymentMethodChosen', method: 'CASH_ON_DELIVERY' });
  flow.actor.send(submitted);
  expect(flow.step()).toBe('quotePressed');
  return flow;
}
const sent = (flow: Flow) => flow.asked.filter(({ source }) => source === 'submitOrder');

test('a press before the fee is there counts, if the fee stays the one that was seen', async () => {
  const flow = await inHurry();
  await flow.answer('quoteFee', quoteOf(6));
  expect(flow.last('submitOrder')?.input).toMatchObject({
    draft: { fields: { paymentMethod: 'CASH_ON_DELIVERY' } },
    quote: { fee: 6 },
  });
  await flow.answer('submitOrder', order);
  expect(flow.step()).toBe('succeeded');
});

test('another fee is asked about in its place, with the one that was seen', async () => {
  const flow = await inHurry();
  await flow.answer('quoteFee', quoteOf(7));
  const { quote, offered, error } = flow.context();
  expect([flow.step(), quote?.fee, offered?.fee, error]).toEqual(['showFee', 6, 7, null]);
  expect(sent(flow)).toEqual([]);
  flow.clock.increment(500);
  flow.actor.send({ type: 'feeAccepted' });
  expect(flow.last('submitOrder')?.input).toMatchObject({ quote: { fee: 7 } });
});

test('a high amount beside another fee is asked about, too, before anything is sent', async () => {
  const flow = await inHurry({ orderAmount: '500' });
  await flow.answer('fetchItemValueLimit', 100);
  await flow.answer('quoteFee', quoteOf(7));
  flow.clock.increment(500);
  flow.actor.send({ type: 'feeAccepted' });
  expect([flow.step(), sent(flow)]).toEqual(['confirmValue', []]);
  flow.actor.send({ type: 'valueConfirmed' });
  expect(flow.last('submitOrder')?.input).toMatchObject({ quote: { fee: 7 } });
});

test('another fee is asked about before a high amount is, so that no other fee is sent unseen', async () => {
  const flow = await inHurry({ orderAmount: '500' });
  await flow.answer('fetchItemValueLimit', 100);
  await flow.answer('quoteFee', quoteOf(7));
  expect([flow.step(), flow.context().quote?.fee]).toEqual(['showFee', 6]);
});

test('another fee is said to who pays online, who presses again', async () => {
  const flow = await atPayment();
  flow.actor.send({ type: 'paymentMethodChosen', method: 'ONLINE_PAYMENT' });
  flow.actor.send(submitted);
  await flow.answer('quoteFee', quoteOf(7));
  expect([flow.step(), flow.context().quote?.fee]).toEqual(['fillPaymentDetails', 7]);
  expect(flow.context().error?.what).toBe('error.fee.changed');
});

test('what a feature finds wrong is shown first, at the same fee too', async () => {
  const said = { what: 'voucher.error.validation.message', where: 'extraCode' };
  const flow = await inHurry();
  await flow.answer('quoteFee', { ...quoteOf(6), adjustment: { error: said } });
  expect(flow.context().error).toEqual(said);
  expect(sent(flow)).toEqual([]);
});

test('a high amount is confirmed before it is sent', async () => {
  const flow = await atPayment({ orderAmount: '500' });
  await flow.answer('fetchItemValueLimit', 100);
  flow.actor.send({ type: 'repriced', fields: {} });
  flow.actor.send(submitted);
  await flow.answer('quoteFee', quoteOf(6));
  expect(flow.step()).toBe('confirmValue');
});

test('a fee that does not come is said, and nothing is sent', async () => {
  const flow = await inHurry();
  await flow.fail('quoteFee', refused('FeeUnavailable'));
  expect(flow.context().error?.what).toBe('request.error.cannot-compute-price');
  expect([flow.step(), sent(flow)]).toEqual(['fillPaymentDetails', []]);
});

test('what keeps a request from being sent is shown once its fee is there', async () => {
  const flow = await atPayment();
  flow.actor.send({ type: 'paymentMethodChosen', method: 'CASH_ON_DELIVERY' });
  const violations = [
    {
      field: 'destinationName',
      key: 'validation.fill-customer-name',
      rule: 'customer-name' as const,
    },
  ];
  flow.actor.send({ type: 'submitted', violations, extras: {} });
  await flow.answer('quoteFee', quoteOf(7));
  expect([flow.step(), flow.context().quote?.fee]).toEqual(['fillOrderDetails', 7]);
  expect(flow.context().error?.where).toBe('destinationName');
});

test('no newer build cuts a press off', async () => {
  const scope = fork();
  const flow = await inHurry();
  await allSettled(snapshotTaken, { scope, params: flow.actor.getSnapshot() });
  expect([scope.getState($request)?.hasTag('pricing'), scope.getState($isOccupied)]).toEqual([
    true,
    true,
  ]);
});
