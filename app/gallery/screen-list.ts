import type { FoundOrder, GalleryVisitor } from '#adapters';
import { isCancellable, wasCollected } from '#core/rules';
import { orderPath } from '#routes';
import type { Order } from '#schemas';

export type Screen = {
  readonly id: string;
  readonly who: GalleryVisitor;
  /** Where it is; of an order under way, where that order is. */
  readonly path: string | ((found: FoundOrder) => string);
  /** Which of the orders under way it shows. */
  readonly shows?: (order: Order) => boolean;
  /** What is pressed on the page, for what then lies over it. */
  readonly press?: string;
  /** The field that something stands in before. */
  readonly typeIn?: string;
};

const onTracking = ({ order }: FoundOrder) =>
  orderPath('order-tracking', order.vendor_id, order.order_id);
const opensDialog = 'button[aria-haspopup="dialog"]';

/** Whole pages of the product by their addresses, and what lies over them. */
export const screens: readonly [Screen, ...Screen[]] = [
  { id: 'first-page', path: '/', who: 'nobody' },
  { id: 'sign-in', path: '/connect', who: 'nobody' },
  { id: 'register', path: '/register', who: 'nobody' },
  { id: 'forgot-password', path: '/forgot-password', who: 'nobody' },
  { id: 'terms', path: '/termsandconditions', who: 'nobody' },
  { id: 'prohibited-items', path: '/prohibiteditems-c2c', who: 'nobody' },
  { id: 'link-that-ended', path: '/tracking/none', who: 'nobody' },
  { id: 'recipient-link', path: ({ link }) => link, shows: wasCollected, who: 'account' },
  { id: 'guest-request', path: '/request-a-rider', who: 'guest' },
  { id: 'request', path: '/request-a-rider', who: 'account' },
  {
    ...{ id: 'start-over-dialog', path: '/request-a-rider', who: 'account' },
    ...{ typeIn: 'main input[role="combobox"]', press: 'main h1 + button' },
  },
  { id: 'tracking', path: '/order-tracking', who: 'account' },
  {
    ...{ id: 'cancel-dialog', path: onTracking, shows: mayBeCancelled, who: 'account' },
    press: `article [popover] ${opensDialog}`,
  },
  {
    ...{ id: 'share-dialog', path: onTracking, who: 'account' },
    press: `article ${opensDialog}:not([popover] *)`,
  },
  { id: 'history', path: '/history', who: 'account' },
  { id: 'address-book', path: '/address-book', who: 'account' },
  { id: 'bulk-order', path: '/bulk-order', who: 'account' },
  { id: 'help-centre', path: '/helpcenter', who: 'account' },
  { id: 'maintenance', path: '/maintenance', who: 'account' },
  { id: 'not-found', path: '/nowhere', who: 'account' },
];

/** Wherever the deployment is, whatever it sets. */
function mayBeCancelled(order: Order): boolean {
  return isCancellable(order, { now: order.updated_at, delayedCancellation: false });
}

/** The windows that every screen is made for, in px. */
export const windows = [
  { width: 360, height: 640 },
  { width: 360, height: 800 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
] as const;
export type Size = (typeof windows)[number];

/** Wider windows are drawn smaller, so that a desktop and a phone fit beside each other. */
export function scaleOf({ width }: Size): number {
  return Math.min(1, 640 / width);
}
