import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addedMethods,
  isOpenToGuests,
  methodOfOrder,
  methodsOfFlags,
  methodsOffered,
  onlinePayment,
} from '#core/rules';
import { type FlagName, paymentMethods } from '#schemas';
import { law } from '../../../support/property.ts';

const flagNames = Object.keys(methodsOfFlags) as FlagName[];
const markets = fc.subarray([...paymentMethods]).map((ways) => ({ paymentMethods: ways }));
const flagSets = fc
  .subarray(flagNames)
  .map((on) => Object.fromEntries(on.map((name) => [name, true])));

test('a member pays as the market and its features say, in that order', () => {
  law(
    fc.property(markets, flagSets, (market, flags) => {
      const added = addedMethods(flags);
      const offered = methodsOffered(market, { isGuest: false, added });
      expect(offered).toEqual([...market.paymentMethods, ...added]);
    }),
  );
});

test('nobody can be billed for a guest: what the market offers is left as far as the rider collects, and no feature adds to it', () => {
  law(
    fc.property(markets, flagSets, (market, flags) => {
      const bare = methodsOffered(market, { isGuest: true });
      expect(methodsOffered(market, { isGuest: true, added: addedMethods(flags) })).toEqual(bare);
      expect(bare).toEqual(market.paymentMethods.filter((way) => way === 'CASH_ON_DELIVERY'));
    }),
  );
});

test('a guest may pay online, and an order that was paid online is paid', () => {
  expect(isOpenToGuests(onlinePayment)).toBe(true);
  expect(methodOfOrder(onlinePayment)).toBe('PAID');
  for (const method of paymentMethods) expect(methodOfOrder(method)).toBe(method);
  expect([undefined, '', 'CARD'].map(methodOfOrder)).toEqual(Array(3).fill(undefined));
});
