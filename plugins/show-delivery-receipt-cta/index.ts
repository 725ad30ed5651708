import { definePlugin } from '#core';
import { lazyPart } from '#lazy';

/** A link from a finished order to its receipt (specification 1, section 9). */
export const deliveryReceipt = definePlugin({
  id: 'show-delivery-receipt-cta',
  flag: 'show-delivery-receipt-cta',
  slots: {
    'order.actions': lazyPart(
      () => import('./receipt-link.tsx'),
      ({ ReceiptLink }) => ReceiptLink,
    ),
  },
});
