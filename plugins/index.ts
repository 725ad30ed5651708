import type { Plugin } from '#core';
import { addressBook } from './activate-address-book/index.ts';
import { bulkOrderUpload } from './bulk-order-upload/index.ts';
import { connectTill } from './connect-till/index.ts';
import { deliveryAreas } from './delivery-areas/index.ts';
import { dynamicTimeEstimation } from './dynamic-time-estimation/index.ts';
import { godroidPopup } from './godroid-popup/index.ts';
import { guestCheckout } from './guest-checkout/index.ts';
import { helpCentre } from './helpcenter/index.ts';
import { increasedFeeInfo } from './increased-fee-info/index.ts';
import { leaveAtDoor } from './leave-at-door/index.ts';
import { members } from './members/index.ts';
import { orderPreAcceptedStaticText } from './order-pre-accepted-static-text/index.ts';
import { orderPrepareMessage } from './order-prepare-message/index.ts';
import { paymentVat } from './payment-vat/index.ts';
import { pickupCode } from './pickup-code/index.ts';
import { preOrder } from './pre-order/index.ts';
import { deliveryReceipt } from './show-delivery-receipt-cta/index.ts';
import { modifyOrder } from './show-modify-order-button/index.ts';
import { switches } from './switches/index.ts';
import { ageCheck } from './tag-id-check-pg/index.ts';
import { tellRecipient } from './tell-recipient/index.ts';
import { tip } from './tip/index.ts';
import { trackingPageSettings } from './tracking-page-settings/index.ts';
import { addVendorOutlet, editVendorOutlet } from './vendor-outlets/index.ts';
import { voucher } from './voucher/index.ts';

/** All features. A new one is a folder and a line here; one that only changes a setting is a line in switches/index.ts. */
export const plugins: readonly Plugin[] = [
  addressBook,
  addVendorOutlet,
  ageCheck,
  bulkOrderUpload,
  connectTill,
  deliveryAreas,
  dynamicTimeEstimation,
  editVendorOutlet,
  helpCentre,
  increasedFeeInfo,
  leaveAtDoor,
  deliveryReceipt,
  godroidPopup,
  guestCheckout,
  members,
  orderPreAcceptedStaticText,
  orderPrepareMessage,
  paymentVat,
  pickupCode,
  preOrder,
  modifyOrder,
  tellRecipient,
  tip,
  trackingPageSettings,
  voucher,
  ...switches,
];
