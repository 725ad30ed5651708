import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PricedQuote, payableFee } from '#core';
import { amountOf, discountedFee, feeOf } from '#core/rules';
import { type Market, paymentMethods, voucherTypes } from '#schemas';
import { feeParts } from '../../../app/screens/request/fee-parts.ts';
import { fixedQuote } from '../../../core/flows/request/bypass.ts';
import { market as kuwait } from '../../../markets/kw.ts';
import { market as laos } from '../../../markets/la.ts';
import { market as singapore } from '../../../markets/sg.ts';
import { law } from '../../support/property.ts';

const quoteOf = (
  market: Market,
  metres: number,
  method: (typeof paymentMethods)[number],
): PricedQuote => {
  const { fee, breakdown } = feeOf(market, metres, method);
  const signed = { signature: '', expires_at: 0, distance_metres: metres };
  return { fee: amountOf(fee, market), breakdown, ...signed };
};
const voucher = fc.record({
  type: fc.constantFrom(...voucherTypes),
  amount: fc.integer({ min: 0, max: 200 }),
});
const sumOf = (quote: PricedQuote, market: Market) =>
  feeParts(quote, market).reduce((sum, { amount }) => sum + amount, 0n);

test('base, distance, surcharge and discount add up to what is paid, with a voucher and without', () =>
  law(
    fc.property(
      fc.constantFrom(singapore, kuwait, laos),
      fc.integer({ min: 0, max: 20_000 }),
      fc.constantFrom(...paymentMethods),
      fc.option(voucher),
      (market, metres, method, taken) => {
        const quote = quoteOf(market, metres, method);
        const left = taken && discountedFee(taken, quote.fee, market);
        const payable = left === null ? quote.fee : amountOf(left, market);
        const priced = { ...quote, adjustment: { payable } };
        expect(sumOf(priced, market)).toBe(payableFee(priced, market));
        const parts = feeParts(priced, market).map(({ part }) => part);
        expect(new Set(parts).size).toBe(parts.length);
      },
    ),
  ));

test('a surcharge and a voucher are lines of their own, and a way that costs nothing keeps its length', () => {
  const surcharged = {
    ...quoteOf(singapore, 4000, 'PAID'),
    ...{ fee: 12.5, breakdown: { base: 6, distance: 4, surcharge: 2.5, discount: 0 } },
    adjustment: { payable: 9.5 },
  };
  expect(feeParts(surcharged, singapore)).toEqual([
    { part: 'base', amount: 600n },
    { part: 'distance', amount: 400n },
    { part: 'surcharge', amount: 250n },
    { part: 'discount', amount: -300n },
  ]);
  const free = {
    ...surcharged,
    fee: 6,
    breakdown: { base: 6, distance: 0, surcharge: 0, discount: 0 },
  };
  expect(
    feeParts({ ...free, adjustment: { payable: 6 } }, singapore).map(({ part }) => part),
  ).toEqual([...['base', 'distance']]);
});

test('the fixed fee of a test vendor is its base and nothing else', () => {
  expect(feeParts(fixedQuote(5), singapore)).toEqual([{ part: 'base', amount: 500n }]);
});
