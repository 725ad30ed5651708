import type { PluginPage } from '#core';
import { type LazyPage, lazyComponent, lazyPage, lazyPart, once } from '#lazy';
import { placeOf, type VendorPage } from './paths.ts';

const loadPaymentReturn = once(() => import('../screens/request/payment-return.tsx'));

/** The code of each page, loaded when it is first shown. */
export const pages = {
  'request-a-rider': lazyPage(
    () => import('../screens/request/index.ts'),
    ({ RequestScreen }) => RequestScreen,
  ),
  'order-tracking': lazyPage(
    () => import('../screens/tracking/index.ts'),
    ({ TrackingScreen }) => TrackingScreen,
  ),
  history: lazyPage(
    () => import('../screens/history/index.ts'),
    ({ HistoryScreen }) => HistoryScreen,
  ),
} satisfies Record<VendorPage, unknown>;

/** Where a bank sends people back to. Few requests are paid so, and none waits for this code. */
export const paymentReturn = lazyPage(
  loadPaymentReturn,
  ({ PaymentReturnScreen }) => PaymentReturnScreen,
);

/** A payment whose page is gone, wherever its person is now. */
export const FollowedPayment = lazyPart(
  loadPaymentReturn,
  ({ FollowedPayment }) => FollowedPayment,
);

/** Fetches the code of the page that an address will show to whom is signed in. */
export function preloadPageAt(path: string): void {
  const page = placeOf(path)?.page ?? 'request-a-rider';
  // What a feature brings is known only with its flag.
  if (page in pages) void pages[page as VendorPage].preload();
}

const featureScreens = new Map<PluginPage, LazyPage>();

/** The page of a feature, loaded when it is first shown. */
export function featureScreen(page: PluginPage): LazyPage['Page'] {
  const known = featureScreens.get(page) ?? lazyComponent(page.load);
  featureScreens.set(page, known);
  return known.Page;
}
