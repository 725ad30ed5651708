import { expect, test } from 'vitest';
import { atPayment, type Flow, order, quoteOf, refused, submitted } from '../support.ts';

const expired = refused('SignatureExpired');

/** The server finds the fee too old, and a second later names the next one. */
async function expire(flow: Flow, fee: number): Promise<void> {
  await flow.fail('submitOrder', expired);
  expect(flow.step()).toBe('waitBeforeRequote');
  flow.clock.increment(999);
  expect(flow.step()).toBe('waitBeforeRequote');
  flow.clock.increment(1);
  await flow.answer('quoteFee', quoteOf(fee));
}

test('a fee that has not changed is sent again without asking', async () => {
  const flow = await atPayment();
  flow.actor.send(submitted);
  await expire(flow, 6);
  expect(flow.step()).toBe('submit');
  await flow.answer('submitOrder', order);
  expect(flow.step()).toBe('succeeded');
  expect(flow.context().order).toBe(order);
});

test('a fee that has changed is sent only once the person accepts it', async () => {
  const flow = await atPayment();
  flow.actor.send(submitted);
  await expire(flow, 7);
  expect(flow.step()).toBe('showFee');
  expect([flow.context().quote?.fee, flow.context().offered?.fee]).toEqual([6, 7]);
  flow.clock.increment(500);
  flow.actor.send({ type: 'feeAccepted' });
  expect(flow.last('submitOrder')?.input).toMatchObject({ quote: { fee: 7 } });
});

test('a press that was meant for the fee before counts for nothing', async () => {
  const flow = await atPayment();
  flow.actor.send(submitted);
  await expire(flow, 7);
  flow.clock.increment(499);
  flow.actor.send({ type: 'feeAccepted' });
  flow.actor.send(submitted);
  expect(flow.step()).toBe('showFee');
  flow.clock.increment(1);
  flow.actor.send(submitted);
  expect(flow.step()).toBe('confirmFee');
  expect(flow.asked.filter(({ source }) => source === 'submitOrder')).toHaveLength(1);
});

test('who does something else while the fee is asked about goes on with the new one in sight', async () => {
  const flow = await atPayment();
  flow.actor.send(submitted);
  await expire(flow, 7);
  const { fields } = flow.context().draft;
  flow.actor.send({ type: 'fieldsChanged', fields: { orderAmount: fields.orderAmount ?? '' } });
  expect(flow.step()).toBe('showFee');
  flow.actor.send({ type: 'fieldsChanged', fields: { orderAmount: '12' } });
  expect(flow.step()).toBe('fillPaymentDetails');
  expect(flow.context()).toMatchObject({ quote: { fee: 7 }, offered: null });
  expect(flow.context().draft.fields.orderAmount).toBe('12');
});

test('of a form that is filled in by the browser, one field that is new counts as something else', async () => {
  const flow = await atPayment({ orderAmount: '10' });
  flow.actor.send(submitted);
  await expire(flow, 7);
  const filled = (destinationName: string) =>
    ({ type: 'fieldsChanged', fields: { orderAmount: '10', destinationName } }) as const;
  flow.actor.send(filled(''));
  expect(flow.step()).toBe('showFee');
  flow.actor.send(filled('Mei'));
  expect(flow.step()).toBe('fillPaymentDetails');
});

test('a fee that is declined is shown, and nothing is sent', async () => {
  const flow = await atPayment();
  flow.actor.send(submitted);
  await expire(flow, 7);
  flow.actor.send({ type: 'feeDeclined' });
  expect(flow.step()).toBe('fillPaymentDetails');
  expect(flow.context().quote?.fee).toBe(7);
  expect(flow.asked.filter(({ source }) => source === 'submitOrder')).toHaveLength(1);
});

test('a fee that expires for ever is given up after five loops, and a new try has five again', async () => {
  const flow = await atPayment();
  for (const _ of [1, 2]) {
    flow.actor.send(submitted);
    for (let loop = 0; loop < 5; loop += 1) await expire(flow, 6);
    await flow.fail('submitOrder', expired);
    expect(flow.step()).toBe('fillPaymentDetails');
    expect(flow.context().error).toEqual({ what: 'error.fee.recompute', where: null });
  }
});

test('a fee that cannot be computed again is said, and nothing typed is lost', async () => {
  const flow = await atPayment({ destinationName: 'Mei' });
  flow.actor.send(submitted);
  await flow.fail('submitOrder', expired);
  flow.clock.increment(1000);
  await flow.fail('quoteFee', refused('FeeUnavailable'));
  expect(flow.step()).toBe('fillPaymentDetails');
  expect(flow.context().error?.what).toBe('error.fee.recompute');
  expect(flow.context().draft.fields.destinationName).toBe('Mei');
});

test('what was said of a field holds until another text stands there', async () => {
  const flow = await atPayment();
  const change = (fields: Record<string, string>) =>
    flow.actor.send({ type: 'fieldsChanged', fields });
  change({ voucherCode: 'SOON' });
  const pending = {
    field: 'voucherCode',
    key: 'request.voucher.pending',
    rule: 'voucher',
  } as const;
  flow.actor.send({ ...submitted, violations: [pending], paymentFields: ['voucherCode'] });
  change({ voucherCode: 'SOON', vatNumber: '12345678' });
  expect(flow.context().error).toMatchObject({ where: 'voucherCode' });
  change({ voucherCode: '' });
  expect(flow.context().error).toBeNull();
});
