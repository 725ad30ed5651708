/** Whole pages of the product by their addresses, for somebody who is signed in or for anybody. */
export const screens = [
  { id: 'first-page', path: '/', isSignedIn: false },
  { id: 'sign-in', path: '/connect', isSignedIn: false },
  { id: 'register', path: '/register', isSignedIn: false },
  { id: 'forgot-password', path: '/forgot-password', isSignedIn: false },
  { id: 'terms', path: '/termsandconditions', isSignedIn: false },
  { id: 'prohibited-items', path: '/prohibiteditems-c2c', isSignedIn: false },
  { id: 'link-that-ended', path: '/tracking/none', isSignedIn: false },
  { id: 'request', path: '/request-a-rider', isSignedIn: true },
  { id: 'tracking', path: '/order-tracking', isSignedIn: true },
  { id: 'history', path: '/history', isSignedIn: true },
  { id: 'address-book', path: '/address-book', isSignedIn: true },
  { id: 'bulk-order', path: '/bulk-order', isSignedIn: true },
  { id: 'help-centre', path: '/helpcenter', isSignedIn: true },
  { id: 'maintenance', path: '/maintenance', isSignedIn: true },
  { id: 'not-found', path: '/nowhere', isSignedIn: true },
] as const;
export type Screen = (typeof screens)[number];

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
