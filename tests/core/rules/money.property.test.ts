import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountOf, coinsOf, type Minor, minorDigits, minorOf, nearestCoins } from '#core/rules';
import { loadMarkets } from '../../../server/markets.ts';
import { currencies } from '../../support/currencies.ts';
import { law } from '../../support/property.ts';

const markets = [...(await loadMarkets()).values()];
const market = fc.constantFrom(...markets);
const euro = { currency: 'EUR', currencyDigits: 2 };
/** What may be asked for at most, in the smallest unit there is. */
const minor = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });

test('every currency of ISO 4217 has the minor unit that the standard gives it', () => {
  expect(currencies.length).toBeGreaterThan(150);
  const read = currencies.map(({ currency }) => ({ currency, digits: minorDigits(currency) }));
  expect(read).toEqual(currencies);
});

test('every market has a currency of the standard', () => {
  const codes = new Set(currencies.map(({ currency }) => currency));
  expect(markets.filter(({ currency }) => !codes.has(currency))).toEqual([]);
});

test('every market has a currency whose minor unit is at least as fine as its coins', () => {
  expect(markets.length).toBeGreaterThanOrEqual(49);
  for (const { currency, currencyDigits } of markets)
    expect(minorDigits(currency)).toBeGreaterThanOrEqual(currencyDigits);
});

test('money that goes over the wire, as text too, comes back as it was, in every market', () =>
  law(
    fc.property(market, minor, (there, sum) => {
      const amount = amountOf(sum, there);
      expect(minorOf(amount, there)).toBe(sum);
      expect(minorOf(JSON.parse(JSON.stringify(amount)), there)).toBe(sum);
    }),
  ));

test('what a person typed or a file says is read to the digit, and written as the same number', () =>
  law(
    fc.property(
      market,
      fc.nat({ max: 999_999_999 }),
      fc.nat({ max: 999 }),
      (there, whole, rest) => {
        const part = String(rest).padStart(3, '0').slice(0, minorDigits(there.currency));
        const typed = Number(`${whole}.${part}`);
        expect(amountOf(minorOf(typed, there), there)).toBe(typed);
        expect(minorOf(typed, there)).toBe(BigInt(`${whole}${part}`));
      },
    ),
  ));

test('the sum of parts is the whole: no crumbs, in whatever order they are added', () => {
  expect(0.1 + 0.2).not.toBe(0.3);
  expect(minorOf(0.1, euro) + minorOf(0.2, euro)).toBe(minorOf(0.3, euro));
  return law(
    fc.property(market, fc.array(minor, { maxLength: 50 }), (there, parts) => {
      const whole = parts.reduce((sum, part) => sum + part, 0n);
      const told = parts.map((part) => amountOf(part, there));
      const sum = (amounts: readonly number[]): Minor =>
        amounts.reduce((so, amount) => so + minorOf(amount, there), 0n);
      expect(sum(told)).toBe(whole);
      expect(sum(told.toReversed())).toBe(whole);
    }),
  );
});

test('half a unit is rounded away from zero, as it is written and not as the nearest float is', () => {
  expect((1.005).toFixed(2)).toBe('1.00');
  expect(minorOf(1.005, euro)).toBe(101n);
  expect(minorOf(-1.005, euro)).toBe(-101n);
  expect(minorOf(1.0049, euro)).toBe(100n);
  expect(minorOf(5e-7, euro)).toBe(0n);
  expect(minorOf(1e12, euro)).toBe(10n ** 14n);
});

test('where the smallest coin is larger than the minor unit, nothing finer is charged and nothing held is lost', () => {
  const rupees = { currency: 'PKR', currencyDigits: 0 };
  expect(minorOf(12.5, rupees)).toBe(1250n);
  expect(amountOf(1250n, rupees)).toBe(12.5);
  expect(coinsOf(12.5, rupees)).toBe(1300n);
  expect(coinsOf(12.4999, rupees)).toBe(1200n);
});

test('an amount in coins is the nearest one, less than a coin away', () =>
  law(
    fc.property(market, fc.double({ min: 0, max: 1e9, noNaN: true }), (there, amount) => {
      const coins = coinsOf(amount, there);
      const coin = 10 ** -there.currencyDigits;
      expect(Math.abs(amountOf(coins, there) - amount)).toBeLessThanOrEqual(coin * 0.500_001);
      expect(coinsOf(amountOf(coins, there), there)).toBe(coins);
    }),
  ));

test('a share is rounded once: what is shared and what is left are the whole', () =>
  law(
    fc.property(
      market,
      fc.nat({ max: 1_000_000 }),
      fc.nat({ max: 100 }),
      (there, units, percent) => {
        const share = (over: number) => nearestCoins([BigInt(units * over), 100n], there);
        const both = share(percent) + share(100 - percent);
        const coin = coinsOf(10 ** -there.currencyDigits, there);
        const whole = coinsOf(units, there);
        expect(both === whole || both === whole + coin).toBe(true);
      },
    ),
  ));
