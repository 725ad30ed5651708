import { Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { lazyPage, once } from '#lazy';
import type { LinkPage } from '#routes';
import { PageSkeleton, WithAllTexts } from './main.tsx';
import { Nowhere } from './nowhere.tsx';

const loadLinks = once(() => import('../screens/tracking-link/index.ts'));
const loadLegal = once(() => import('../screens/legal/index.ts'));

const pages = {
  '/tracking/:token': lazyPage(loadLinks, ({ RecipientLinkScreen }) => RecipientLinkScreen),
  '/tracking-c2c/:token': lazyPage(loadLinks, ({ ConsumerLinkScreen }) => ConsumerLinkScreen),
  '/delivery-receipt/:token': lazyPage(
    () => import('../screens/receipt/index.ts'),
    ({ ReceiptScreen }) => ReceiptScreen,
  ),
  '/prohibiteditems-c2c': lazyPage(loadLegal, ({ ProhibitedItemsScreen }) => ProhibitedItemsScreen),
  '/termsandconditions': lazyPage(loadLegal, ({ TermsScreen }) => TermsScreen),
};

/** Fetches the code of the page that an order's link leads to. */
export function preloadLink(page: LinkPage): Promise<void> {
  return pages[`/${page}/:token`].preload();
}

/** The pages that need no sign-in, and show the same with one (specification 1, section 2). */
export function PublicPages() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Switch>
        {Object.entries(pages).map(([path, { Page }]) => (
          <Route key={path} path={path}>
            <WithAllTexts>
              <Page />
            </WithAllTexts>
          </Route>
        ))}
        <Route>
          <Nowhere alone />
        </Route>
      </Switch>
    </Suspense>
  );
}
