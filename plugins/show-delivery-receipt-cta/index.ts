import { lazy } from 'react';
import { definePlugin } from '#core';

/** A way from a finished order to its receipt (specification 1, section 9). */
export const deliveryReceipt = definePlugin({
  id: 'show-delivery-receipt-cta',
  flag: 'show-delivery-receipt-cta',
  available: () => true,
  slots: {
    'order.details': lazy(async () => ({
      default: (await import('./receipt-link.tsx')).ReceiptLink,
    })),
  },
});
