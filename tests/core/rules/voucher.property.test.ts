import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  amountOf,
  coinsOf,
  discountedFee,
  minorOf,
  payableAfterEdit,
  vatNumberViolation,
  voucherCode,
} from '#core/rules';
import { voucherTypes } from '#schemas';
import { law } from '../../support/property.ts';

const digits = fc.integer({ min: 0, max: 3 });
const currency = 'KWD';
const money = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 1000);
const anyVoucher = fc.record({ type: fc.constantFrom(...voucherTypes), amount: money });

test('a voucher takes something off, and never more than there is', () =>
  law(
    fc.property(anyVoucher, money, digits, (voucher, amount, currencyDigits) => {
      const fee = Number(amount.toFixed(currencyDigits));
      const coinage = { currency, currencyDigits };
      const left = discountedFee(voucher, fee, coinage);
      expect(left >= 0n && left <= minorOf(fee, coinage)).toBe(true);
      expect(coinsOf(amountOf(left, coinage), coinage)).toBe(left);
    }),
  ));

test('each type takes off what it says', () => {
  const market = { currency: 'SGD', currencyDigits: 2 };
  expect(discountedFee({ type: 'amount', amount: 2 }, 7.5, market)).toBe(550n);
  expect(discountedFee({ type: 'percentage', amount: 20 }, 7.55, market)).toBe(604n);
  expect(discountedFee({ type: 'deliveryFee', amount: 0 }, 7.5, market)).toBe(0n);
  expect(discountedFee({ type: 'deliveryFee', amount: 3 }, 7.5, market)).toBe(300n);
  expect(discountedFee({ type: 'deliveryFee', amount: 9 }, 7.5, market)).toBe(750n);
});

test('a code that was normalised stays as it is', () =>
  law(
    fc.property(fc.string(), (typed) => {
      const code = voucherCode(typed);
      expect(voucherCode(` ${code} `)).toBe(code);
    }),
  ));

test('a VAT number has eight characters as a person counts them, or none', () =>
  law(
    fc.property(fc.stringMatching(/^[A-Z0-9]{0,12}$/), (typed) => {
      const good = typed.length === 0 || typed.length === 8;
      expect(vatNumberViolation(` ${typed} `) === null).toBe(good);
    }),
  ));

test('an edited order keeps the terms of its voucher, and what is taken off never exceeds the fee', () =>
  law(
    fc.property(anyVoucher, money, money, digits, (terms, amount, discount, currencyDigits) => {
      const fee = Number(amount.toFixed(currencyDigits));
      const market = { currency, currencyDigits };
      const voucher = { ...terms, code: 'A' };
      const left = payableAfterEdit({ voucher, total_discount: discount }, fee, market);
      expect(left).toBe(discountedFee(terms, fee, market));
      expect(payableAfterEdit({}, fee, market)).toBe(minorOf(fee, market));
      const unknown = payableAfterEdit({ total_discount: discount }, fee, market);
      expect(unknown).toBe(discountedFee({ type: 'amount', amount: discount }, fee, market));
    }),
  ));
