import { definePlugin } from '#core';

/** Amounts are also written in a second currency, where the market has one (specification 1, section 9). */
export const dualPricing = definePlugin({
  id: 'dual-pricing',
  flag: 'display-bg-dual-pricing',
  available: ({ market }) => market.secondCurrency !== undefined,
  settings: () => ({ dualPricing: true }),
});
