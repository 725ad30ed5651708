import type { Plugin } from '#core';
import { delayedCancellation } from './delayed-cancellation/index.ts';
import { deliveryAreas } from './delivery-areas/index.ts';
import { pickupCode } from './pickup-code/index.ts';
import { trackBeforePickup } from './show-track-order-before-picked-up/index.ts';

/** Every feature of the product. A new one is a folder and a line here. */
export const plugins: readonly Plugin[] = [
  delayedCancellation,
  deliveryAreas,
  pickupCode,
  trackBeforePickup,
];
