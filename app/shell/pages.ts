import { lazyPage } from './lazy-page.tsx';
import { placeOf, type VendorPage } from './paths.ts';

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

/** Fetches the code of the page that an address will show to whom is signed in. */
export function preloadPageAt(path: string): void {
  pages[placeOf(path)?.page ?? 'request-a-rider'].preload();
}
