import type { FoundOrder, GalleryVisitor, OrderList } from '#adapters';
import { isCancellable, statusGroups, wasCollected } from '#core/rules';
import { orderPath } from '#routes';
import type { Order } from '#schemas';
import { acceptTerms, type Deed, holdOrder, press, typeInto } from './press.ts';

/** A page of the product as the gallery shows it: who looks at it, where it is, and what is done there first. */
export type Screen = {
  readonly id: string;
  readonly who: GalleryVisitor;
  /** Its address; of an order, worked out from that order. */
  readonly path: string | ((found: FoundOrder) => string | null);
  /** Where its order is looked for: among those under way if nothing else is said. */
  readonly lists?: readonly OrderList[];
  /** Which of the orders there it shows. */
  readonly shows?: (order: Order) => boolean;
  /** What is done on the page first, for what it then shows. */
  readonly does?: readonly Deed[];
};

const onTracking = ({ order }: FoundOrder) =>
  orderPath('order-tracking', order.vendor_id, order.order_id);
const opensDialog = 'button[aria-haspopup="dialog"]';
const pressAt = (at: string): Deed => ({ at, act: press });
const place = '#requestRider:not([aria-busy="true"])';
/** The first of the last two lines behind the account button: who leaves here, and who leaves everywhere. */
const signsOut = 'header [popover] div:last-child > button:first-child:nth-last-child(2)';
const lastCustomer = 'main [role="listbox"] ~ button';
/** The form once the last customer's order has filled it in, with its price; whatever is sent from there reaches nobody. */
const filledIn: readonly Deed[] = [
  pressAt(lastCustomer),
  { at: `main form:has(button[type="submit"]):not(:has(${lastCustomer}))`, act: acceptTerms },
  { at: place, act: holdOrder },
];
const byCard = 'main input[value="ONLINE_PAYMENT"]';

/** Whole pages of the product by their addresses, and what lies over them. */
export const screens: readonly [Screen, ...Screen[]] = [
  { id: 'first-page', path: '/', who: 'nobody' },
  { id: 'sign-in', path: '/connect', who: 'nobody' },
  { id: 'register', path: '/register', who: 'nobody' },
  { id: 'forgot-password', path: '/forgot-password', who: 'nobody' },
  { id: 'new-link', path: '/verify', who: 'nobody' },
  { id: 'invitation-that-ended', path: '/join', who: 'nobody' },
  { id: 'sign-in-that-ended', path: '/arrive', who: 'nobody' },
  { id: 'terms', path: '/termsandconditions', who: 'nobody' },
  { id: 'prohibited-items', path: '/prohibiteditems-c2c', who: 'nobody' },
  { id: 'link-that-ended', path: '/tracking/none', who: 'nobody' },
  {
    ...{ id: 'recipient-link', path: ({ tracking }) => tracking, who: 'account' },
    ...{ lists: ['active', 'past'], shows: wasCollected },
  },
  {
    ...{ id: 'receipt', path: ({ receipt }) => receipt, who: 'account' },
    ...{ lists: ['past'], shows: ({ status }) => statusGroups.deliveredOrReturned.has(status) },
  },
  { id: 'guest-request', path: '/request-a-rider', who: 'guest' },
  { id: 'request', path: '/request-a-rider', who: 'account' },
  {
    ...{ id: 'start-over-dialog', path: '/request-a-rider', who: 'account' },
    does: [{ at: 'main input[role="combobox"]', act: typeInto }, pressAt('main h1 + button')],
  },
  {
    ...{ id: 'card-form', path: '/request-a-rider', who: 'account' },
    does: [...filledIn, pressAt(byCard), pressAt(`body:has(${byCard}:checked) ${place}`)],
  },
  {
    ...{ id: 'leaving-dialog', path: '/request-a-rider', who: 'account' },
    does: [...[...filledIn, pressAt(place)], pressAt(`[data-order-held] ${signsOut}`)],
  },
  { id: 'tracking', path: '/order-tracking', who: 'account' },
  { id: 'order', path: onTracking, lists: ['active', 'past'], who: 'account' },
  {
    ...{ id: 'cancel-dialog', path: onTracking, shows: canCancel, who: 'account' },
    does: [pressAt(`article [popover] ${opensDialog}`)],
  },
  {
    ...{ id: 'share-dialog', path: onTracking, who: 'account' },
    does: [pressAt(`article ${opensDialog}:not([popover] *)`)],
  },
  { id: 'history', path: '/history', who: 'account' },
  { id: 'address-book', path: '/address-book', who: 'account' },
  { id: 'connect-till', path: '/connect-till', who: 'account' },
  { id: 'messages', path: '/messages', who: 'account' },
  { id: 'bulk-order', path: '/bulk-order', who: 'account' },
  { id: 'account', path: '/account', who: 'account' },
  { id: 'people', path: '/people', who: 'account' },
  { id: 'switch-person', path: '/switch', who: 'account' },
  { id: 'help-centre', path: '/helpcenter', who: 'account' },
  { id: 'maintenance', path: '/maintenance', who: 'account' },
  { id: 'not-found', path: '/nowhere', who: 'account' },
];

/** In every deployment, whatever its settings. */
function canCancel(order: Order): boolean {
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
