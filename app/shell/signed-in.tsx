import { Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { engine } from '#core';
import { PageSkeleton } from './main.tsx';
import { NotFound } from './not-found.tsx';
import { pages } from './pages.ts';
import { signInPaths, type VendorPage, vendorPages } from './paths.ts';
import { TopBar } from './top-bar.tsx';
import { useVendorRoute } from './use-vendor-route.ts';

const home = '/request-a-rider';

/** What a signed-in person has around and in the page, and the engine behind it. Arrives after the way in is on screen. */
export const signedIn = { Bar: TopBar, Pages, engine };
export type SignedIn = typeof signedIn;

/** Which page an address shows (specification 1, section 2). */
function Pages() {
  useVendorRoute();
  return (
    <Switch>
      {signInPaths.map((path) => (
        <Route key={path} path={path}>
          <Redirect to={home} replace />
        </Route>
      ))}
      {vendorPages.map((page) => (
        <Route key={page} path={`/${page}/:vendorId?`}>
          <VendorScreen page={page} />
        </Route>
      ))}
      <Route>
        <NotFound />
      </Route>
    </Switch>
  );
}

function VendorScreen({ page }: { page: VendorPage }) {
  const Screen = pages[page].Page;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Screen />
    </Suspense>
  );
}
