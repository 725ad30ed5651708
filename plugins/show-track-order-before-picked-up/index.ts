import { definePlugin } from '#core';

/** The map of an order is there from the start, not only once a rider has it (specification 1, section 9). */
export const trackBeforePickup = definePlugin({
  id: 'show-track-order-before-picked-up',
  flag: 'show-track-order-before-picked-up',
  available: () => true,
  settings: () => ({ mapBeforePickup: true }),
});
