import type { Plugin } from '#core';
import { deliveryAreas } from './delivery-areas/index.ts';
import { pickupCode } from './pickup-code/index.ts';

/** Every feature of the product. A new one is a folder and a line here. */
export const plugins: readonly Plugin[] = [deliveryAreas, pickupCode];
