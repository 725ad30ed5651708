import fc from 'fast-check';
import { expect, test } from 'vitest';
import { feeOf, greatCircleMetres, routeFee, tariffAt } from '#core/rules';
import { type Market, paymentMethods, type Tariff } from '#schemas';
import { loadMarkets } from '../../../server/markets.ts';
import { law } from '../../support/property.ts';

const markets = [...(await loadMarkets()).values()];
const money = fc.integer({ min: 0, max: 100_000 }).map((value) => value / 100);
const near = fc.record({
  latitude: fc.double({ min: 13, max: 14, noNaN: true }),
  longitude: fc.double({ min: 100, max: 101, noNaN: true }),
});
const parts = {
  base: money,
  perKilometre: money,
  freeKilometres: fc.integer({ min: 0, max: 9 }),
  surcharges: fc.record({
    ...{ NONE: money, PAID: money, CASH_ON_DELIVERY: money, PAYMENT_ON_DELIVERY: money },
  }),
};
const place = fc
  .tuple(
    fc.record({ name: fc.string(), centre: near, radiusKm: fc.integer({ min: 1, max: 60 }) }),
    fc.record(parts, { requiredKeys: [] }),
  )
  .map(([where, own]) => ({ ...where, ...own }));
const market = fc.record({
  ...{ currency: fc.constant('KWD'), currencyDigits: fc.constantFrom(0, 2, 3) },
  fee: fc
    .tuple(fc.record(parts), fc.array(place, { maxLength: 4 }))
    .map(([usual, places]): Market['fee'] => ({ ...usual, places })),
});
const method = fc.constantFrom(...paymentMethods);

test('exactly one tariff holds: of the first place around the source, which gives what it names, or the market’s', () =>
  law(
    fc.property(market, near, (there, source) => {
      const { places = [], ...usual } = there.fee;
      const around = places.filter(
        ({ centre, radiusKm }) => greatCircleMetres(centre, source) <= radiusKm * 1000,
      );
      const found = tariffAt(there, source);
      const partOf = (part: keyof Tariff) => around[0]?.[part] ?? usual[part];
      expect(Object.keys(found).toSorted()).toEqual(Object.keys(usual).toSorted());
      for (const part of Object.keys(parts) as (keyof Tariff)[])
        expect(found[part]).toEqual(partOf(part));
    }),
  ));

test('without an exception around the source a route costs what its length costs anywhere', () =>
  law(
    fc.property(fc.constantFrom(...markets), near, near, method, (there, source, to, by) => {
      const { places: _, ...fee } = there.fee;
      const { metres, ...priced } = routeFee({ ...there, fee }, { source, destination: to }, by);
      expect(metres).toBe(greatCircleMetres(source, to));
      expect(priced).toEqual(feeOf(there, metres, by));
    }),
  ));

test('from one source a longer way never costs less', () =>
  law(
    fc.property(market, near, near, near, method, (there, source, one, other, by) => {
      const [short, long] = [one, other]
        .map((destination) => routeFee(there, { source, destination }, by))
        .toSorted((a, b) => a.metres - b.metres);
      expect(short && long && short.fee <= long.fee).toBe(true);
    }),
  ));
