import { definePlugin } from '#core';
import { isEditable } from '#core/rules';

/** Leads from an order to its edit while that is possible (specification 2, section 2). */
export const modifyOrder = definePlugin({
  id: 'show-modify-order-button',
  flag: 'show-modify-order-button',
  available: () => true,
  orderLinks: (order) => {
    const outlet = encodeURIComponent(order.vendor_id);
    const href = `/request-a-rider/${outlet}?orderID=${encodeURIComponent(order.order_id)}`;
    return isEditable(order) ? [{ id: 'edit', labelKey: 'order.edit', href }] : [];
  },
});
