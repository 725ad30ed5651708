import type { PluginRoute } from '#core';
import { pluginRoutes } from '../../plugins/routes.ts';

/** The pages of a vendor, by the first segment of their path (specification 1, section 2). */
export const vendorPages = ['request-a-rider', 'order-tracking', 'history'] as const;
export type VendorPage = (typeof vendorPages)[number];

/** The pages of a vendor that a feature brings along; each may have more behind the vendor in its path. */
export const featurePages = pluginRoutes.map(({ path }) => path);
export type FeaturePage = (typeof featurePages)[number];

/** The pages of an order for anyone who has its link, by the first segment of their path; the token of the link is the second. */
export const linkPages = ['tracking', 'tracking-c2c', 'delivery-receipt'] as const;
export type LinkPage = (typeof linkPages)[number];

/** The first segments of pages that need no sign-in and have no navigation around them. */
const publicPages: ReadonlySet<string> = new Set([
  ...linkPages,
  'prohibiteditems-c2c',
  'termsandconditions',
]);

export function isPublic(path: string): boolean {
  return publicPages.has(path.split('/')[1] ?? '');
}

/** The sign-in pages: the landing page, and the one with the form only. The server renders them. */
export const signInPaths = ['/', '/connect'] as const;
export type SignInPath = (typeof signInPaths)[number];

/** Paths that the server renders: sign-in pages, and the frame of a vendor's page or of an order's link with placeholders. */
export type DrawnPath = SignInPath | `/${VendorPlace['page'] | LinkPage}`;

/** The rendered path for a path; null when the server renders nothing there. */
export function drawnPathOf(path: string): DrawnPath | null {
  const page = placeOf(path)?.page ?? linkPageOf(path);
  return page ? `/${page}` : (signInPaths.find((each) => each === path) ?? null);
}

/** The page that an order's link leads to; null for any other path. */
export function linkPageOf(path: string): LinkPage | null {
  const [, first, token, ...rest] = path.split('/');
  const isLink = token !== undefined && token !== '' && rest.length === 0;
  return (isLink && linkPages.find((each) => each === first)) || null;
}

/** Pages to sign up, join by an invitation, reset a password, or return from an identity provider. */
export const accessPaths = [
  '/register',
  '/verify',
  '/join',
  '/arrive',
  '/forgot-password',
] as const;
export type AccessPath = (typeof accessPaths)[number];

function patternsOf({ path, behindOutlet }: PluginRoute): readonly string[] {
  const ofOutlet = [`/${path}`, `/${path}/:vendorID`];
  return behindOutlet ? [...ofOutlet, `/${path}/:vendorID/${behindOutlet}`] : ofOutlet;
}

/** The addresses of the product as the specification writes them (1, section 2), and those that features add. */
export const routePatterns = [
  '/',
  '/forgot-password',
  '/register',
  '/verify',
  '/join',
  '/arrive',
  '/connect',
  ...vendorPages.flatMap((page) => [`/${page}`, `/${page}/:vendorID`]),
  ...pluginRoutes.flatMap(patternsOf),
  '/embedded/window',
  '/maintenance',
  '/payment/:intentID',
  ...linkPages.map((page) => `/${page}/:orderID`),
  '/prohibiteditems-c2c',
  '/termsandconditions',
];

/** The route pattern of a path, without ids; `/*` for unknown paths. */
export function routePattern(path: string): string {
  const parts = path.replace(/(?<=.)\/$/, '').split('/');
  const follows = (pattern: string) => {
    const wanted = pattern.split('/');
    return (
      wanted.length === parts.length &&
      wanted.every((w, at) => w.startsWith(':') || w === parts[at])
    );
  };
  return routePatterns.find(follows) ?? '/*';
}

/**
 * The canonical spelling of a path with other letter case or surplus slashes. The server redirects
 * to it, so that server and app agree on what is a page.
 */
export function tidyPath(path: string): string {
  const parts = path.split('/').filter((part) => part !== '');
  const pattern = routePatterns.find((each) => {
    const wanted = each.split('/').filter((part) => part !== '');
    const fits = (w: string, at: number) => w.startsWith(':') || w === parts[at]?.toLowerCase();
    return wanted.length === parts.length && wanted.every(fits);
  });
  if (pattern === undefined) return path;
  const named = pattern.split('/').filter((part) => part !== '');
  return `/${parts.map((part, at) => (named[at]?.startsWith(':') ? part : named[at])).join('/')}`;
}

/** Whether there is a page at an address. */
export function isKnownPath(path: string): boolean {
  return routePattern(path) !== '/*';
}

/** Pages with the same content for everybody; the canonical address of all others is the landing page. */
const samePages: readonly string[] = [
  '/register',
  '/forgot-password',
  '/prohibiteditems-c2c',
  '/termsandconditions',
];

/** The canonical path of a page. */
export function canonicalPath(path: string): string {
  return samePages.includes(path) ? path : '/';
}

/** Where everybody is led during maintenance (specification 1, section 2). */
export const maintenancePath = '/maintenance';

/** The address that somebody was redirected from, as kept in the history entry; `/` if unknown. */
export function cameFrom(state: unknown): string {
  const from = partOf(state, 'from');
  const ours = typeof from === 'string' && /^\/(?![/\\\s])/.test(from);
  return ours && !from.startsWith(maintenancePath) ? from : '/';
}

/** History state of the request page when it was opened with everything filled in. */
export type FilledIn = { readonly filledIn: true };

/** The history state of the address that somebody was redirected from. */
export function stateBefore(state: unknown): unknown {
  return partOf(state, 'state') ?? null;
}

function partOf(state: unknown, name: string): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : null;
}

/** Where a path leads within the vendor's pages; null for any other path. */
export type VendorPlace = { page: VendorPage | FeaturePage; vendorId: string | null };

/** Whether the outlets to choose from stand above a page (specification 1, section 2). */
export function hasBranches(page: VendorPlace['page'] | undefined): page is VendorPlace['page'] {
  return page !== undefined && !featureAt(page)?.withoutOutlets;
}

/** The shape that stands for a feature's page; null for any other page. */
export function featureShape(page: string): PluginRoute['shape'] | null {
  return featureAt(page)?.shape ?? null;
}

/** What a feature's page is called, by the key of its name; null for any other page. */
export function featureLabel(page: string): string | null {
  return featureAt(page)?.labelKey ?? null;
}

function featureAt(page: string | undefined): PluginRoute | undefined {
  return pluginRoutes.find(({ path }) => path === page);
}

export function placeOf(path: string): VendorPlace | null {
  const [, first = '', vendorId = '', ...rest] = path.split('/');
  const feature = featurePages.find((name) => name === first);
  const page = feature ?? vendorPages.find((name) => name === first);
  if (page === undefined || (rest.length > 0 && feature === undefined)) return null;
  return { page, vendorId: vendorId === '' ? null : decode(vendorId) };
}

/** Whether the chosen vendor is the one that an address names, or the address names none. */
export function isAtVendor(path: string, chosen: string | null): boolean {
  const named = placeOf(path)?.vendorId ?? null;
  return named === null || named === chosen;
}

export function pathOf({ page, vendorId }: { page: string; vendorId: string | null }): string {
  return vendorId === null ? `/${page}` : `/${page}/${encodeURIComponent(vendorId)}`;
}

/** The address of an order on tracking or history. */
export function orderPath(
  page: 'order-tracking' | 'history',
  vendorId: string | null,
  orderId: string | null,
): string {
  const query = orderId === null ? '' : `?order_id=${encodeURIComponent(orderId)}`;
  return pathOf({ page, vendorId }) + query;
}

/** Where an order is edited: the page of a request, filled in with it. */
export function editPath(vendorId: string, orderId: string): string {
  return `${pathOf({ page: 'request-a-rider', vendorId })}?orderID=${encodeURIComponent(orderId)}`;
}

/**
 * The query to keep when only the vendor changes: on the request page the edited order; elsewhere nothing, since the selected
 * order belongs to the vendor before.
 */
export function queryKept(page: VendorPlace['page'], search: string): string {
  const orderID = new URLSearchParams(search).get('orderID');
  return page === 'request-a-rider' && orderID ? `?orderID=${encodeURIComponent(orderID)}` : '';
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
