import { expect, test } from 'vitest';
import { methodsOffered } from '#core';
import { paymentMethods } from '#schemas';

const market = { paymentMethods: [...paymentMethods] };

test('nobody can be billed for a guest, and a member pays as the country does', () => {
  expect(methodsOffered({ market, mode: 'GUEST' })).toEqual(['CASH_ON_DELIVERY']);
  for (const mode of ['CLASSIC', 'GODROID']) {
    expect(methodsOffered({ market, mode })).toEqual(market.paymentMethods);
  }
});
