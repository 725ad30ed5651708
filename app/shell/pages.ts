import type { PluginPage } from '#core';
import { type LazyPage, lazyComponent, lazyPage, lazyPart, once } from '#lazy';
import { placeOf, type VendorPage } from '#routes';

const loadRequest = once(() => import('../screens/request/index.ts'));

/** The code of each page, loaded when it is first shown. */
export const pages = {
  'request-a-rider': lazyPage(loadRequest, ({ RequestScreen }) => RequestScreen),
  'order-tracking': lazyPage(
    () => import('../screens/tracking/index.ts'),
    ({ TrackingScreen }) => TrackingScreen,
  ),
  history: lazyPage(
    () => import('../screens/history/index.ts'),
    ({ HistoryScreen }) => HistoryScreen,
  ),
} satisfies Record<VendorPage, unknown>;

/** The page that banks lead back to; part of the request's chunk. */
export const paymentReturn = lazyPage(
  loadRequest,
  ({ PaymentReturnScreen }) => PaymentReturnScreen,
);

/** Follows a payment whose page was left, on any page. */
export const FollowedPayment = lazyPart(loadRequest, ({ FollowedPayment }) => FollowedPayment);

/** Fetches the code of the page that an address will show to somebody who is signed in. */
export function preloadPageAt(path: string): void {
  const page = placeOf(path)?.page ?? 'request-a-rider';
  // Pages of features are known only with their flags.
  if (page in pages) void pages[page as VendorPage].preload();
}

const featureScreens = new Map<PluginPage, LazyPage>();

/** The page of a feature, loaded when it is first shown. */
export function featureScreen(page: PluginPage): LazyPage['Page'] {
  const known = featureScreens.get(page) ?? lazyComponent(page.load);
  featureScreens.set(page, known);
  return known.Page;
}
