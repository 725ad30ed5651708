import { orderPath, pathOf } from '#routes';
import { helpRoute } from './route.ts';

/** The page of the help centre for an outlet (specification 1, section 2). */
export const helpPath = (vendorId: string) => pathOf({ page: helpRoute.path, vendorId });

/** The help centre's path from an open order, with the page and order to go back to. */
export function helpPathFrom(vendorId: string, path: string, orderId: string): string {
  const from = new URLSearchParams({ from: path.split('/')[1] ?? '', order_id: orderId });
  return `${helpPath(vendorId)}?${from}`;
}

/** Where leaving the page leads: the order that it was opened from, else a new request. */
export function wayBackOf(vendorId: string | null, search: URLSearchParams): string {
  const orderId = search.get('order_id');
  if (vendorId === null || orderId === null) return '/request-a-rider';
  const page = search.get('from') === 'history' ? 'history' : 'order-tracking';
  return orderPath(page, vendorId, orderId);
}

/** The button of the panel in the bar, which gets the focus back. */
export const helpButtonId = 'help-button';
