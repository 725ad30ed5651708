/** The `id` of an order's row. */
export const rowId = (orderId: string) => `row-${orderId}`;

/** The `id` of the title of the order that is open. */
export const orderTitleId = 'order-title';

/** For when what had the focus is gone, but the order is still there. */
export function focusOrderTitle(): void {
  document.getElementById(orderTitleId)?.focus();
}
