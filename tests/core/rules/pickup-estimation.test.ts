import { expect, test } from 'vitest';
import { pickupEstimationOf } from '#core/rules';

test('the pickup estimation is the outlet’s own, or else the least of the country', () => {
  const country = { minimumCountryEta: 20 };
  expect(pickupEstimationOf({ login_pickup_estimation: 35 }, country)).toBe(35);
  expect(pickupEstimationOf({}, country)).toBe(20);
});
