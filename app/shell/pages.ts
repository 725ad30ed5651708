import { lazyPage } from './lazy-page.tsx';
import type { VendorPage } from './paths.ts';

/** The code of each page, loaded when it is first shown. */
export const SignInPage = lazyPage(
  async () => (await import('../screens/sign-in/index.ts')).SignInScreen,
);

export const pages = {
  'request-a-rider': lazyPage(
    async () => (await import('../screens/request/index.ts')).RequestScreen,
  ),
  'order-tracking': lazyPage(
    async () => (await import('../screens/tracking/index.ts')).TrackingScreen,
  ),
  history: lazyPage(async () => (await import('../screens/history/index.ts')).HistoryScreen),
} satisfies Record<VendorPage, unknown>;
