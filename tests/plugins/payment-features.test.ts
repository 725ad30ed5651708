import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { compose } from '#core';
import { type Call, callFx } from '#core/ports';
import { plugins } from '#plugins';
import type { FeeQuote, FlagName, Market } from '#schemas';
import { market as bulgaria } from '../../markets/bg.ts';
import { market as singapore } from '../../markets/sg.ts';
import { raisesOf } from '../../plugins/increased-fee-info/raises.ts';
import { contextFor } from '../support/composition.ts';

const composed = (flags: readonly FlagName[], market: Market = singapore) =>
  compose(plugins, contextFor(flags, market));

test('a VAT number stands at the payment, has eight characters and is sent', () => {
  const composition = composed(['payment_vat']);
  expect(composition.fields).toMatchObject([{ key: 'vatNumber', section: 'payment' }]);
  expect(composition.validate({ vatNumber: '1234567' }, 0)).toMatchObject([{ rule: 'vat-number' }]);
  expect(composition.validate({ vatNumber: '12345678' }, 0)).toEqual([]);
  expect(composition.payload({ vatNumber: ' 12345678 ' })).toEqual({ vat_number: '12345678' });
});

test('a pre-order is sent with its time, and one that is too soon by now is not', () => {
  const composition = composed(['pre_order']);
  const now = Date.UTC(2027, 0, 11, 4) / 1000;
  const fields = { preorderedFor: String(now + 3600) };
  expect(composition.payload(fields)).toEqual({ preordered_for: now + 3600 });
  expect(composition.validate(fields, now)).toEqual([]);
  expect(composition.validate(fields, now + 1800)).toMatchObject([
    { field: 'preorderedFor', key: 'validation.preorder-too-soon' },
  ]);
});

test('pay at pickup and no payment are one way of paying, by its more telling name', () => {
  expect(composed([]).settings).toMatchObject({ paymentMethods: [], payAtPickup: false });
  expect(composed(['none-payment-method']).settings).toMatchObject({
    paymentMethods: ['NONE'],
    payAtPickup: false,
  });
  expect(composed(['none-payment-method', 'pay-at-pickup']).settings).toMatchObject({
    paymentMethods: ['NONE'],
    payAtPickup: true,
  });
});

test('a second currency is shown where the market has one', () => {
  const flag = ['display-bg-dual-pricing'] as const;
  expect(composed(flag).settings.dualPricing).toBe(false);
  expect(composed(flag, bulgaria).settings.dualPricing).toBe(true);
  expect(composed([], bulgaria).settings.dualPricing).toBe(false);
});

test('a fee is explained by what raises it: the way, and the way of paying', () => {
  const parts = (distance: number, surcharge: number) =>
    raisesOf({ base: 2.5, distance, surcharge, discount: 1 }, { currency: 'EUR' });
  expect(parts(0, 0)).toEqual({ total: 0n, parts: [] });
  expect(parts(1.5, 0.5)).toEqual({
    total: 200n,
    parts: [
      { reason: 'distance', amount: 150n },
      { reason: 'payment', amount: 50n },
    ],
  });
  expect(parts(0, 0.5).parts).toEqual([{ reason: 'payment', amount: 50n }]);
});

test('a code that was typed and not applied keeps the order back', () => {
  const { validate } = composed(['voucher']);
  expect(validate({ voucherCode: ' save20', voucher: '' }, 0)).toMatchObject([
    { field: 'voucherCode', key: 'request.voucher.pending' },
  ]);
  expect(validate({ voucherCode: 'save20 ', voucher: 'SAVE20' }, 0)).toEqual([]);
});

const quote: FeeQuote = {
  ...{ fee: 6, signature: 'signed 6', expires_at: 2, distance_metres: 1000 },
  breakdown: { base: 6, distance: 0, surcharge: 0, discount: 0 },
};

async function adjust(answer: () => unknown, fields: Record<string, string>) {
  const calls: Call[] = [];
  const handler = async (call: Call) => {
    calls.push(call);
    return answer();
  };
  const scope = fork({ handlers: [[callFx, handler]] });
  const [adjustFx] = composed(['voucher']).quoteAdjusters;
  if (adjustFx === undefined) throw new Error('the voucher has no say in the fee');
  const asked = { quote, payable: 6, vendor_id: 'v-1', wantedAt: 100, fields };
  const { value } = await allSettled(adjustFx, { scope, params: asked });
  return { value, calls };
}

test('without a voucher in use, nobody is asked', async () => {
  const { value, calls } = await adjust(() => null, { voucherCode: 'TYPED', voucher: '' });
  expect([value, calls]).toEqual([{}, []]);
});

test('a voucher that holds makes the fee what the server says, with its signature', async () => {
  const voucher = { code: 'SAVE2', amount: 2, type: 'amount' };
  const answer = { voucher, delivery_fee: 4, signature: 'signed 4' };
  const { value, calls } = await adjust(() => answer, { voucher: 'SAVE2' });
  expect(value).toEqual({
    payable: 4,
    payload: { voucher, discounted_delivery_fee: 4, discounted_signature: 'signed 4' },
  });
  expect(calls[0]?.input.body).toEqual({
    ...{ code: 'SAVE2', vendor_id: 'v-1' },
    order: { order_time: 100, delivery_fee: 6, signature: 'signed 6' },
  });
});

test.each([
  ['refused', { tag: 'refused', status: 409, code: 'VoucherInvalid', message: '' }],
  ['not heard of', { tag: 'unreachable', message: '' }],
])('a voucher that is %s is cleared and said', async (_, problem) => {
  const fail = () => {
    throw problem;
  };
  const { value } = await adjust(fail, { voucherCode: 'SAVE2', voucher: 'SAVE2' });
  expect(value).toEqual({
    fields: { voucher: '' },
    error: { what: 'voucher.error.validation.message', where: 'voucherCode' },
  });
});
