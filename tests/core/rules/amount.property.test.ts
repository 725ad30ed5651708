import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { composeAddress, parseAmount as parseFor, plainAmounts, writeAmount } from '#core/rules';
import { readAmount } from '../../../core/rules/amount.ts';
import { loadMarkets } from '../../../server/markets.ts';
import { law } from '../../support/property.ts';

const markets = [...(await loadMarkets()).values()];
const market = (country: string) =>
  markets.find((each) => each.country === country) ?? plainAmounts;
const parseAmount = (typed: string) => parseFor(typed, plainAmounts);

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
    fc.property(cents, fc.constantFrom('de', 'es', 'en-IN', 'de-CH', 'fr'), (value, locale) => {
      const grouped = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(
        value / 100,
      );
      expect(parseAmount(grouped)).toBe(value / 100);
    }),
  ));

test('a sign is never passed over, which would make another amount of it', () => {
  const thousandths = { ...plainAmounts, currency: 'KWD', currencyDigits: 3 } as const;
  const parseAmount = (typed: string) => parseFor(typed, thousandths);
  expect(parseAmount('1.000,50')).toBe(1000.5);
  expect(parseAmount('1.234.567')).toBe(1_234_567);
  expect(parseAmount('0,125')).toBe(0.125);
  expect(parseAmount('1234,567')).toBe(1234.567);
  expect(parseAmount('12,5000')).toBe(12.5);
  expect(parseAmount('1,50,000')).toBe(150_000);
  expect(parseAmount('1.2500')).toBe(1.25);
  for (const typed of ['1,2,3', '1.00,50', '1,000.50,7', '1,0000,000', ',5', '5,', '12.5,0,0']) {
    expect([typed, parseAmount(typed)]).toEqual([typed, null]);
  }
});

describe.each(markets.map((each) => [each.country, each] as const))('in %s', (_, market) => {
  const { currency, currencyDigits: digits, formatting } = market;
  const languages = market.languages.map((code) => {
    const tag = new Intl.Locale(code.replaceAll('_', '-'));
    const { numberingSystem } = formatting;
    return new Intl.Locale(tag, { region: tag.region ?? market.country, numberingSystem });
  });
  const units = fc.oneof(fc.integer({ min: 0, max: 9_999_999 }), fc.integer({ min: 0, max: 1e11 }));
  const amounts = units.map((value) => value / 10 ** digits);
  const asMoney = { style: 'currency', currency, minimumFractionDigits: digits } as const;
  const asCode = { ...asMoney, currencyDisplay: 'code' } as const;
  const asNumber = { minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  const bare = { ...asNumber, useGrouping: false } as const;
  const own = formatting.decimal;
  const formats = languages.flatMap((locale) =>
    [asMoney, asCode, asNumber, bare].map(
      (style) => new Intl.NumberFormat(locale, { ...style, maximumFractionDigits: digits }),
    ),
  );

  test('the numbers of its own languages are read as they were meant, or asked about', () =>
    law(
      fc.property(amounts, fc.constantFrom(...formats), (amount, format) => {
        const typed = format.format(amount);
        const meant = readAmount(typed, market);
        const isOwn = digits === 0 || format.formatToParts(1.5).some(({ value }) => value === own);
        expect([typed, isOwn ? meant[0] : meant.includes(amount)]).toEqual([
          typed,
          isOwn ? amount : true,
        ]);
        if (isOwn) expect([typed, meant]).toEqual([typed, [amount]]);
      }),
      { runs: 60 },
    ));

  test('what we write for it is read as itself, with all the decimals of its currency or none', () =>
    law(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), fc.nat(digits), (value, decimals) => {
        const amount = value / 10 ** decimals;
        const written = writeAmount(amount, market);
        expect(readAmount(written, market)).toEqual([amount]);
        const [, shown] = written.split(market.formatting.decimal);
        expect(shown?.length ?? digits).toBeGreaterThanOrEqual(digits);
      }),
      { runs: 60 },
    ));

  test('a text that may mean less than its smallest coin is no amount, since it would be rounded', () =>
    law(
      fc.property(
        fc.nat(99_999),
        fc.nat(10 ** digits - 1),
        fc.integer({ min: 1, max: 9 }),
        (whole, coins, rest) => {
          const exact = digits === 0 ? '' : String(coins).padStart(digits, '0');
          const typed = `${whole}.${exact}${rest}`.padEnd(String(whole).length + 6, '0');
          expect([typed, readAmount(typed, market)]).toEqual([typed, []]);
        },
      ),
      { runs: 60 },
    ));
});

test.each([
  ['TN', '12,500', [12.5]],
  ['TN', '12.500', [12_500, 12.5]],
  ['KW', '12.500', [12.5]],
  ['KW', '12,500', [12_500, 12.5]],
  ['SG', '12,500', [12_500]],
  ['SG', '12.500', [12_500, 12.5]],
  ['ES', '12.500', [12_500]],
  ['ES', '12,500', [12_500, 12.5]],
  ['LA', '12.500', [12_500]],
  ['LA', '12,500', [12_500]],
  ['SG', '25.555', []],
  ['SG', '25,555.5550', []],
  ['KW', '25.555', [25.555]],
  ['LA', '12.50', []],
  ['SG', '$12.50', [12.5]],
  ['SG', 'S$ 1,250', [1250]],
  ['SG', 'sgd12.50', [12.5]],
  ['PK', 'Rs. 1,250', [1250]],
  ['KW', '12.500 د.ك.', [12.5]],
  ['MM', '12K', []],
  ['MM', '12,000 K', [12_000]],
  ['SG', '€12.50', []],
  ['SG', '12 pcs', []],
  ['SG', '$', []],
] as const)('in %s, %s means %j', (country, typed, meant) => {
  expect(readAmount(typed, market(country))).toEqual(meant);
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
