import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountOf, coinsOf, feeOf, minorOf } from '#core/rules';
import { paymentMethods } from '#schemas';
import { law } from '../../support/property.ts';

const money = fc.integer({ min: 0, max: 1_000_000 }).map((value) => value / 100);
const market = fc.record({
  ...{ currency: fc.constant('KWD'), currencyDigits: fc.constantFrom(0, 2, 3) },
  fee: fc.record({
    base: money,
    perKilometre: money,
    freeKilometres: fc.integer({ min: 0, max: 10 }),
    surcharges: fc.record({
      NONE: money,
      PAID: money,
      CASH_ON_DELIVERY: money,
      PAYMENT_ON_DELIVERY: money,
    }),
  }),
});
const metres = fc.integer({ min: 0, max: 50_000 });
const method = fc.constantFrom(...paymentMethods);

test('a fee is the sum of its parts, to the digits of the currency', () =>
  law(
    fc.property(market, metres, method, (there, distance, by) => {
      const { fee, breakdown } = feeOf(there, distance, by);
      const { base, distance: way, surcharge, discount } = breakdown;
      const parts = [base, way, surcharge, -discount].map((part) => minorOf(part, there));
      expect(parts.reduce((sum, part) => sum + part)).toBe(fee);
      expect(coinsOf(amountOf(fee, there), there)).toBe(fee);
    }),
  ));

test('a longer way never costs less, and the free kilometres cost nothing', () =>
  law(
    fc.property(market, metres, metres, method, (there, one, other, by) => {
      const [near, far] = [Math.min(one, other), Math.max(one, other)];
      expect(feeOf(there, near, by).fee <= feeOf(there, far, by).fee).toBe(true);
      const free = there.fee.freeKilometres * 1000;
      expect(feeOf(there, Math.min(one, free), by).breakdown.distance).toBe(0);
    }),
  ));

test('browsers that round the last bits of a sine otherwise reckon the same fee', () =>
  law(
    fc.property(market, metres, method, fc.integer({ min: -4, max: 4 }), (there, way, by, bits) => {
      const other = way + way * bits * Number.EPSILON;
      expect(feeOf(there, other, by)).toEqual(feeOf(there, way, by));
    }),
  ));
