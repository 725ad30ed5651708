import fc from 'fast-check';
import phoneMetadata from 'libphonenumber-js/min/metadata';
import { expect, test } from 'vitest';
import { checkBulkRows, metadataOf, minorDigits } from '#core/rules';
import { type Market, paymentMethods } from '#schemas';
import { exampleRows } from '../../../server/bulk/example.ts';
import { loadMarkets } from '../../../server/markets.ts';
import { law } from '../../support/property.ts';

const markets = [...(await loadMarkets()).values()];

/** A country's own numbers, and any that another might have. */
const anyMarket: fc.Arbitrary<Market> = fc
  .record({
    market: fc.constantFrom(...markets),
    digits: fc.integer({ min: 0, max: 3 }),
    minimum: fc.option(fc.integer({ min: 0, max: 500_000 })),
    above: fc.option(fc.integer({ min: 0, max: 500_000 })),
    base: fc.integer({ min: 0, max: 100_000 }),
    unitNumberRequired: fc.boolean(),
    amountRequired: fc.boolean(),
    descriptionMaxLength: fc.integer({ min: 20, max: 500 }),
    methods: fc.subarray(['PAID', 'CASH_ON_DELIVERY'] as const, { minLength: 1 }),
    onlinePayment: fc.boolean(),
  })
  .map(({ market, digits: most, minimum, above, base, methods, onlinePayment, ...rules }) => {
    const digits = Math.min(most, minorDigits(market.currency));
    const money = (units: number) => Number((units / 10 ** digits).toFixed(digits));
    const minimumAmount = minimum === null ? null : money(minimum);
    const itemValueLimit = above === null ? 0 : money((minimum ?? 0) + above + 1);
    return {
      ...market,
      ...{ currencyDigits: digits, onlinePayment, fee: { ...market.fee, base: money(base) } },
      paymentMethods: paymentMethods.filter((method) => methods.some((each) => each === method)),
      request: { ...market.request, ...rules, minimumAmount, itemValueLimit },
    };
  });

/** A ride that costs nothing, for an order that is paid in cash. */
const freeAndInCash = (market: Market): Market => ({
  ...{ ...market, paymentMethods: ['CASH_ON_DELIVERY'], fee: { ...market.fee, base: 0 } },
  request: { ...market.request, minimumAmount: null, itemValueLimit: 0 },
});

const addresses = fc.string({ minLength: 1, maxLength: 400 }).filter((text) => text.trim() !== '');

test('the rows of the template break no rule, whatever the market', () =>
  law(
    fc.asyncProperty(anyMarket, addresses, async (market, address) => {
      const rows = await exampleRows(market, market.centre, async () => address);
      const phonePlan = {
        country: market.country,
        metadata: metadataOf(phoneMetadata, market.country),
      };
      const checked = checkBulkRows(
        rows.map((values, nth) => ({ number: nth + 2, values })),
        { market, phonePlan, timezone: market.timezone, now: 1_800_000_900, vendorId: 'v-1' },
      );
      expect(checked.flatMap(({ errors }) => errors)).toEqual([]);
      expect(rows.length).toBeGreaterThan(1);
    }),
    {
      runs: 200,
      examples: markets.slice(0, 1).map((market) => [freeAndInCash(market), '1 High Street']),
    },
  ));
