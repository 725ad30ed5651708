import { expect, test } from 'vitest';
import { atPayment, type Flow, order, quoteOf, refused, submitted } from '../support.ts';

/** A fee of 6 of which a feature takes 2, as long as its field says so. */
const adjusted = {
  ...quoteOf(6),
  adjustment: { payable: 4, payload: { vat_number: 'SIGNED-4' } },
};
const said = { what: 'voucher.error.validation.message', where: 'extraCode' };
const cleared = { ...quoteOf(6), adjustment: { fields: { extra: '' }, error: said } };

async function atAdjustedPayment(): Promise<Flow> {
  const flow = await atPayment();
  flow.actor.send({ type: 'repriced', fields: { extra: 'CODE' } });
  expect(flow.step()).toBe('quotePaymentMethod');
  await flow.answer('quoteFee', adjusted);
  expect(flow.step()).toBe('fillPaymentDetails');
  return flow;
}

test('a feature that changes what the fee depends on has it asked for again', async () => {
  const flow = await atAdjustedPayment();
  expect(flow.context().draft.fields.extra).toBe('CODE');
  expect(flow.context().quote).toEqual(adjusted);
});

test('what a feature made of a fee is never kept in the draft', async () => {
  const flow = await atAdjustedPayment();
  expect(JSON.stringify(flow.context().draft)).not.toContain('SIGNED-4');
});

test('another way of paying has the feature asked again; what no longer holds is cleared and said', async () => {
  const flow = await atAdjustedPayment();
  flow.actor.send({ type: 'paymentMethodChosen', method: 'CASH_ON_DELIVERY' });
  await flow.answer('quoteFee', cleared);
  expect(flow.step()).toBe('fillPaymentDetails');
  expect(flow.context().draft.fields.extra).toBe('');
  expect(flow.context().error).toEqual(said);
});

test('nobody is charged more because a discount ran out while the order was being sent', async () => {
  const flow = await atAdjustedPayment();
  flow.actor.send(submitted);
  await flow.fail('submitOrder', refused('SignatureExpired'));
  flow.clock.increment(1000);
  await flow.answer('quoteFee', cleared);
  expect(flow.step()).toBe('showFee');
  flow.clock.increment(500);
  expect(flow.context().error).toEqual(said);
  flow.actor.send({ type: 'feeAccepted' });
  expect(flow.last('submitOrder')?.input).toMatchObject({
    quote: { fee: 6 },
    draft: { fields: { extra: '' } },
  });
});

test('the same discount on a renewed fee is sent without a question', async () => {
  const flow = await atAdjustedPayment();
  flow.actor.send(submitted);
  await flow.fail('submitOrder', refused('SignatureExpired'));
  flow.clock.increment(1000);
  await flow.answer('quoteFee', adjusted);
  expect(flow.step()).toBe('submit');
  await flow.answer('submitOrder', order);
  expect(flow.step()).toBe('succeeded');
});

test('a refusal at a field of the payment step stays there', async () => {
  const flow = await atPayment();
  const violations = [
    { field: 'vatNumber', key: 'validation.vat-number', rule: 'vat-number' as const },
  ];
  flow.actor.send({ type: 'submitted', violations, extras: {}, paymentFields: ['vatNumber'] });
  expect(flow.step()).toBe('fillPaymentDetails');
  flow.actor.send({ ...submitted, paymentFields: ['vatNumber'] });
  await flow.fail('submitOrder', refused('InvalidOrder', { field: 'vatNumber' } as never));
  expect(flow.step()).toBe('fillPaymentDetails');
  expect(flow.context().error?.where).toBe('vatNumber');
});
