import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountOf } from '#core/rules';
import { refusedAmount, wholeOf } from '../../../../e2e/support/stripe/currencies.ts';
import { chargeable, refundOf } from '../../../../server/payments/coins.ts';
import { stripeAmount, stripeCoin } from '../../../../server/payments/stripe/amounts.ts';
import { currencies } from '../../../support/currencies.ts';
import { law } from '../../../support/property.ts';

const sum = fc.bigInt({ min: 0n, max: 10n ** 10n });
/** Four digits and three that Stripe does not list have no amount of its own to compare with. */
const listed = currencies.filter(({ currency }) => !/CLF|UYW|IQD|LYD|UYI/.test(currency));
const some = fc.constantFrom(...listed.map(({ currency }) => currency));

test('a sum that can be charged is the same sum to Stripe, in every currency', () =>
  law(
    fc.property(sum, some, (minor, currency) => {
      const charged = chargeable(minor, stripeCoin(currency));
      const amount = stripeAmount(charged, currency);
      expect(amount / wholeOf(currency)).toBeCloseTo(amountOf(charged, { currency }), 6);
      expect(refusedAmount(amount, currency) ?? 'taken').toMatch(/taken|too_(small|large)/);
    }),
  ));

test('less than a coin is left off what is charged, and none of what was promised off what goes back', () =>
  law(
    fc.property(sum, sum, some, (minor, kept, currency) => {
      const coin = stripeCoin(currency);
      const paid = chargeable(minor, coin);
      const back = refundOf(paid, kept, coin);
      expect(minor - paid).toBeLessThan(coin);
      expect(back).toBeGreaterThanOrEqual(paid - kept);
      expect(back).toBeLessThanOrEqual(paid);
      expect(back % coin).toBe(0n);
    }),
  ));

test('what Stripe counts otherwise than the standard', () => {
  expect(stripeAmount(5n, 'ISK')).toBe(500);
  expect(stripeAmount(5n, 'UGX')).toBe(500);
  expect(stripeAmount(5n, 'JPY')).toBe(5);
  expect(stripeAmount(5120n, 'KWD')).toBe(5120);
  expect(stripeAmount(500n, 'MGA')).toBe(5);
  expect(stripeAmount(1045n, 'HUF')).toBe(1045);
  expect(() => stripeAmount(5124n, 'KWD')).toThrow('cannot charge 5124 minor units of KWD');
  expect(() => stripeAmount(501n, 'MGA')).toThrow('cannot charge');
});
