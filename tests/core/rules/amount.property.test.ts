import fc from 'fast-check';
import { expect, test } from 'vitest';
import { composeAddress, parseAmount } from '#core/rules';
import { law } from '../../support/property.ts';

const cents = fc.integer({ min: 0, max: 99_999_999_999 });
const digitsOf = (locale: string) =>
  new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 2 });

test('an amount is read in the digits of any script', () =>
  law(
    fc.property(
      cents,
      fc.constantFrom(
        'en',
        'ar-u-nu-arab',
        'lo-u-nu-laoo',
        'fa-u-nu-arabext',
        'bn-u-nu-beng',
        'my-u-nu-mymr',
      ),
      (value, locale) => {
        expect(parseAmount(digitsOf(locale).format(value / 100))).toBe(value / 100);
      },
    ),
  ));

test('thousands may be grouped', () =>
  law(
    fc.property(cents, fc.constantFrom('en', 'ar-u-nu-arab'), (value, locale) => {
      const grouped = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(
        value / 100,
      );
      expect(parseAmount(grouped)).toBe(value / 100);
    }),
  ));

test('a lone comma before one or two digits is a decimal point', () => {
  expect(parseAmount('12,5')).toBe(12.5);
  expect(parseAmount('12,50')).toBe(12.5);
  expect(parseAmount('12,500')).toBe(12_500);
  expect(parseAmount('1,234,567')).toBe(1_234_567);
});

test('thousands may be grouped as other countries do it', () =>
  law(
    fc.property(cents, fc.constantFrom('de', 'es', 'en-IN'), (value, locale) => {
      const grouped = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(
        value / 100,
      );
      expect(parseAmount(grouped)).toBe(value / 100);
    }),
  ));

test('a sign is never passed over, which would make another amount of it', () => {
  expect(parseAmount('1.000,50')).toBe(1000.5);
  expect(parseAmount('1.234.567')).toBe(1_234_567);
  expect(parseAmount('0,125')).toBe(0.125);
  expect(parseAmount('1234,567')).toBe(1234.567);
  expect(parseAmount('12,5000')).toBe(12.5);
  expect(parseAmount('1,50,000')).toBe(150_000);
  expect(parseAmount('1.250')).toBe(1.25);
  for (const typed of ['1,2,3', '1.00,50', '1,000.50,7', '1,0000,000', ',5', '5,', '12.5,0,0']) {
    expect([typed, parseAmount(typed)]).toEqual([typed, null]);
  }
});

test('what is no amount is none', () => {
  for (const typed of [
    '',
    ' ',
    '-1',
    '1e5',
    'Infinity',
    'NaN',
    '1.2.3',
    '.',
    '12a',
    '0x10',
    '9'.repeat(13),
    '999999999999.999999',
  ]) {
    expect([typed, parseAmount(typed)]).toEqual([typed, null]);
  }
});

test('any text gets a finite amount or none', () =>
  law(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const amount = parseAmount(typed);
      expect(amount === null || (Number.isFinite(amount) && amount >= 0)).toBe(true);
    }),
  ));

test('an address joins what there is by a comma and a space', () => {
  expect(composeAddress(['#04-12', 'Tower 1', '10 Bayfront Avenue'])).toBe(
    '#04-12, Tower 1, 10 Bayfront Avenue',
  );
  expect(composeAddress(['', undefined, ' 10 Bayfront Avenue '])).toBe('10 Bayfront Avenue');
});
