import { definePlugin } from '#core';
import { isEditable } from '#core/rules';
import { editPath } from '#routes';

/** Leads from an order to its edit while that is possible (specification 2, section 2). */
export const modifyOrder = definePlugin({
  id: 'show-modify-order-button',
  flag: 'show-modify-order-button',
  orderLinks: (order) => {
    const href = editPath(order.vendor_id, order.order_id);
    return isEditable(order) ? [{ id: 'edit', labelKey: 'order.edit', href }] : [];
  },
});
