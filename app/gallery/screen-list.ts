import type { FoundOrder, GalleryVisitor } from '#adapters';
import { isCancellable, wasCollected } from '#core/rules';
import { orderPath } from '#routes';
import type { Order } from '#schemas';
import { acceptTerms, type Deed, holdOrder, press, typeInto } from './press.ts';

/** A page of the product as the gallery shows it: who looks at it, where it is, and what is done there first. */
export type Screen = {
  readonly id: string;
  readonly who: GalleryVisitor;
  /** Its address; of an order under way, worked out from that order. */
  readonly path: string | ((found: FoundOrder) => string);
  /** Which of the orders under way it shows. */
  readonly shows?: (order: Order) => boolean;
  /** What is done on the page first, for what it then shows. */
  readonly does?: readonly Deed[];
};

const onTracking = ({ order }: FoundOrder) =>
  orderPath('order-tracking', order.vendor_id, order.order_id);
const opensDialog = 'button[aria-haspopup="dialog"]';
const pressed = (at: string): Deed => ({ at, act: press });
const place = '#requestRider:not([aria-busy="true"])';
/** The first of the last two lines behind the account button: who leaves here, and who leaves everywhere. */
const signsOut = 'header [popover] div:last-child > button:first-child:nth-last-child(2)';
/** The form as the last customer's order fills it in, with its price. */
const filledIn: readonly Deed[] = [
  pressed('main [role="listbox"] ~ button'),
  { at: 'main form:has(button[type="submit"])', act: acceptTerms },
];

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
    does: [{ at: 'main input[role="combobox"]', act: typeInto }, pressed('main h1 + button')],
  },
  {
    ...{ id: 'card-form', path: '/request-a-rider', who: 'account' },
    does: [...filledIn, pressed('main input[value="ONLINE_PAYMENT"]'), pressed(place)],
  },
  {
    ...{ id: 'leaving-dialog', path: '/request-a-rider', who: 'account' },
    does: [
      ...[...filledIn, { at: place, act: holdOrder }, pressed(place)],
      pressed(`[data-order-held] ${signsOut}`),
    ],
  },
  { id: 'tracking', path: '/order-tracking', who: 'account' },
  {
    ...{ id: 'cancel-dialog', path: onTracking, shows: mayBeCancelled, who: 'account' },
    does: [pressed(`article [popover] ${opensDialog}`)],
  },
  {
    ...{ id: 'share-dialog', path: onTracking, who: 'account' },
    does: [pressed(`article ${opensDialog}:not([popover] *)`)],
  },
  { id: 'history', path: '/history', who: 'account' },
  { id: 'address-book', path: '/address-book', who: 'account' },
  { id: 'connect-till', path: '/connect-till', who: 'account' },
  { id: 'messages', path: '/messages', who: 'account' },
  { id: 'bulk-order', path: '/bulk-order', who: 'account' },
  { id: 'help-centre', path: '/helpcenter', who: 'account' },
  { id: 'maintenance', path: '/maintenance', who: 'account' },
  { id: 'not-found', path: '/nowhere', who: 'account' },
];

/** In every deployment, whatever its settings. */
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
