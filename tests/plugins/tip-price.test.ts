import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { compose, compositionChanged } from '#core';
import { plugins } from '#plugins';
import { priceFx } from '../../core/flows/request/pricing.ts';
import { paymentFieldsOf } from '../../core/flows/request/violations.ts';
import { quoteOf } from '../core/flows/support.ts';
import { contextFor } from '../support/composition.ts';

const withTips = compose(plugins, contextFor(['tip']));

test('a tip is a line of the price that is shown, and no tip leaves the price as it was signed', async () => {
  const scope = fork();
  await allSettled(compositionChanged, { scope, params: withTips });
  const priced = async (fields: Record<string, string>) => {
    const params = { quote: quoteOf(6), vendor_id: 'v-1', fields };
    return (await allSettled(priceFx, { scope, params })).value;
  };
  expect(await priced({ tip: '2', tipTyped: '$2', tipTaken: '$2' })).toEqual({
    ...quoteOf(6),
    adjustment: { lines: [{ feature: 'tip', amount: 2 }] },
  });
  expect(await priced({})).toEqual(quoteOf(6));
});

test('what is wrong with a tip is put right at the payment, where its field is seen', () => {
  expect(paymentFieldsOf(withTips)).toEqual(['tipTyped']);
});
