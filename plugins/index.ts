import type { Plugin } from '#core';
import { addressBook, guestAddressBook } from './activate-address-book/index.ts';
import { delayedCancellation } from './delayed-cancellation/index.ts';
import { deliveryAreas } from './delivery-areas/index.ts';
import { orderPreAcceptedStaticText } from './order-pre-accepted-static-text/index.ts';
import { orderPrepareMessage } from './order-prepare-message/index.ts';
import { pickupCode } from './pickup-code/index.ts';
import { proofOfDelivery } from './proof-of-delivery-web/index.ts';
import { proofOfPickup } from './proof-of-pickup-web/index.ts';
import { proofOfReturn } from './proof-of-return-web/index.ts';
import { trackBeforePickup } from './show-track-order-before-picked-up/index.ts';
import { ageCheck } from './tag-id-check-pg/index.ts';

/** Every feature of the product. A new one is a folder and a line here. */
export const plugins: readonly Plugin[] = [
  addressBook,
  guestAddressBook,
  ageCheck,
  delayedCancellation,
  deliveryAreas,
  orderPreAcceptedStaticText,
  orderPrepareMessage,
  pickupCode,
  proofOfDelivery,
  proofOfPickup,
  proofOfReturn,
  trackBeforePickup,
];
