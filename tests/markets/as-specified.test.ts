import { describe, expect, test } from 'vitest';
import { amountOf, feeOf, routeFee } from '#core/rules';
import type { Market, PaymentMethod, Position } from '#schemas';
import { loadMarkets } from '../../server/markets.ts';

const markets = await loadMarkets();

function marketOf(country: string): Market {
  const market = markets.get(country);
  if (market === undefined) throw new Error(`There is no market ${country}.`);
  return market;
}

const those = (chosen: (market: Market) => boolean) =>
  [...markets].flatMap(([country, market]) => (chosen(market) ? [country] : []));

/** What the specification says of countries (2, sections 5 and 9), in numbers. */
describe('the order rules of countries', () => {
  test('a unit number is required only in Singapore', () => {
    expect(those(({ request }) => request.unitNumberRequired)).toEqual(['SG']);
  });

  test('an amount is required except in Kuwait', () => {
    expect(those(({ request }) => !request.amountRequired)).toEqual(['KW']);
  });

  test('at least 100 PKR in Pakistan, and no least amount elsewhere', () => {
    expect(those(({ request }) => request.minimumAmount !== null)).toEqual(['PK']);
    expect(marketOf('PK')).toMatchObject({ currency: 'PKR', request: { minimumAmount: 100 } });
  });

  test('descriptions of 200 characters, pickup codes of 30, and pre-orders of 2 days everywhere', () => {
    for (const { request, preOrder } of markets.values()) {
      expect([request.descriptionMaxLength, request.pickupCodeMaxLength]).toEqual([200, 30]);
      expect(preOrder.latestDays).toBe(2);
    }
  });
});

test.each([
  ['MY', 10],
  ['HK', 10],
  ['PK', 5],
  ['TH', 15],
  ['TW', 12],
  ['MM', 4],
  ['BD', 10],
])('%s delivers up to %i km', (country, kilometres) => {
  expect(marketOf(country).deliveryRadiusKm).toBe(kilometres);
});

const feeOn = (market: Market, metres: number, method: PaymentMethod) =>
  amountOf(feeOf(market, metres, method).fee, market);

/** Fees at 0, 1 and 5 km; the way of paying where it matters. */
test.each<[string, readonly number[], PaymentMethod]>([
  ['SG', [6, 7, 11], 'PAID'],
  ['MY', [4.75, 5.25, 7.25], 'PAID'],
  ['PK', [65, 75, 115], 'PAID'],
  ['TW', [99, 99, 139], 'PAID'],
  ['TW', [124, 124, 164], 'CASH_ON_DELIVERY'],
  ['TH', [35, 35, 42], 'PAID'],
  ['MM', [1300, 1500, 2300], 'PAID'],
  ['BD', [55, 60, 80], 'PAID'],
])('a delivery in %s costs %j, when it is %3$s', (country, fees, method) => {
  const market = marketOf(country);
  expect([0, 1000, 5000].map((metres) => feeOn(market, metres, method))).toEqual(fees);
});

/** Where a delivery begins in Thailand, and what it costs over 0, 1, 4 and 5 km. */
test.each<[string, Position, readonly number[]]>([
  ['Bangkok', { latitude: 13.7263, longitude: 100.5237 }, [35, 35, 56, 63]],
  ['Nonthaburi, beside it', { latitude: 13.8622, longitude: 100.5143 }, [35, 35, 56, 63]],
  ['Chiang Mai', { latitude: 18.7883, longitude: 98.9853 }, [35, 35, 35, 42]],
  ['Phuket', { latitude: 7.8804, longitude: 98.3923 }, [35, 35, 35, 42]],
  ['Pattaya', { latitude: 12.9236, longitude: 100.8825 }, [35, 35, 35, 42]],
])('in %s the kilometres cost as they do there', (_, source, fees) => {
  const there = (km: number) => ({ ...source, latitude: source.latitude + km / 111.195 });
  const { market, cost } = { market: marketOf('TH'), cost: 'PAID' as const };
  const priced = [0, 1, 4, 5].map((km) =>
    amountOf(routeFee(market, { source, destination: there(km) }, cost).fee, market),
  );
  for (const [nth, fee] of priced.entries()) expect(fee).toBeCloseTo(fees[nth] ?? Number.NaN, 1);
});

test('only Thailand prices a part of itself otherwise', () => {
  expect(those(({ fee }) => fee.places !== undefined)).toEqual(['TH']);
});

test('a delivery in Hong Kong costs from 49 to 79', () => {
  const market = marketOf('HK');
  expect(feeOn(market, 0, 'PAID')).toBe(49);
  expect(feeOn(market, market.deliveryRadiusKm * 1000, 'PAID')).toBe(79);
});

test.each([
  ['HK', 'HKD', 1000],
  ['MM', 'MMK', 300_000],
  ['PH', 'PHP', 10_000],
  ['MY', 'MYR', 200],
  ['TW', 'TWD', 5000],
])('goods between consumers in %s may be worth %s %i', (country, currency, cap) => {
  expect(marketOf(country)).toMatchObject({ currency, prohibitedValueCap: cap });
});

test('an item may weigh 5, 10, 15 or 20 kg, and 20 where the value cap is said together with that', () => {
  for (const { request } of markets.values())
    expect([5, 10, 15, 20]).toContain(request.itemWeightKg);
  expect(marketOf('TW').request.itemWeightKg).toBe(20);
  expect(marketOf('SG').request.itemWeightKg).toBe(5);
});
