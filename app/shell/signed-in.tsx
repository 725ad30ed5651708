import { useUnit } from 'effector-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { reportFault } from '#adapters';
import { Boundary, Slot, useComposition } from '#composition';
import { $flagsKnown, $mode, $unsettled, $vendorsFailed, engine, isRefused } from '#core';
import { lazyPart } from '#lazy';
import {
  accessPaths,
  type FeaturePage,
  featurePages,
  isPublic,
  signInPaths,
  type VendorPage,
  vendorPages,
} from '#routes';
import { windowPath } from '#schemas';
import { GuestStart } from './guest-start.tsx';
import { BrokenPage, WithAllTexts } from './main.tsx';
import { NeedsOutlet } from './needs-outlet.tsx';
import { Nowhere } from './nowhere.tsx';
import { PageShape } from './page-shape.tsx';
import { FollowedPayment, featureScreen, pages, paymentReturn } from './pages.ts';
import { home } from './places.ts';
import { TopBar } from './top-bar.tsx';
import { useVendorRoute } from './use-vendor-route.ts';
import { ledBack, wayBack } from './way-back.ts';
import { accessRoutes, HistoryKeeper, UnlessLink } from './way-in.tsx';

/** The signed-in parts around and in the page, the foot for everybody, and the engine. Loaded after the sign-in page is on screen. */
export const signedIn = { Bar, Pages, Floating, Foot, engine };
export type SignedIn = typeof signedIn;

const BarTools = lazyPart(
  () => import('./behind.ts'),
  ({ BarTools }) => BarTools,
  () => null,
);
const Tools = lazyPart(
  () => import('./behind.ts'),
  ({ Tools }) => Tools,
  () => null,
);
const BottomBar = lazyPart(
  () => import('./behind.ts'),
  ({ BottomBar }) => BottomBar,
  () => null,
);
const Languages = lazyPart(
  () => import('./language-picker.tsx'),
  ({ LanguagePicker }) => LanguagePicker,
  () => null,
);

const CodesFirst = lazyPart(
  () => import('../screens/codes/index.ts'),
  ({ CodesFirstScreen }) => CodesFirstScreen,
);

/** Wraps optional parts: loaded later, and left out silently on failure. */
function Later({ children }: { children: ReactNode }) {
  return (
    <Boundary fallback={null}>
      <Suspense fallback={null}>{children}</Suspense>
    </Boundary>
  );
}

function Bar() {
  return (
    <>
      <TopBar>
        <Later>
          <BarTools />
        </Later>
      </TopBar>
      <Later>
        <HistoryKeeper />
      </Later>
      <Later>
        <Tools />
      </Later>
    </>
  );
}

/** What stands over the page: the lower edge of a phone, and what features put at a corner. */
function Floating() {
  return (
    <>
      <Later>
        <BottomBar />
      </Later>
      <Slot name="shell.floating" with={{}} />
    </>
  );
}

/** For those who have no account menu, and perhaps do not read the deployment's own language. */
function Foot() {
  const open = isPublic(useLocation()[0]);
  useEffect(() => {
    // The bar is whole then for those who sign in; the page of a link has none.
    if (!open) import('./behind.ts').catch(() => undefined);
  }, [open]);
  return (
    <Later>
      <Languages />
    </Later>
  );
}

/** Which page an address shows (specification 1, section 2). */
function Pages() {
  const foreign = useVendorRoute();
  const guest = useUnit($mode) === 'GUEST';
  const failed = useUnit($vendorsFailed);
  const [held, setHeld] = useState(false);
  if (held || isRefused(failed, 'SecondFactorMissing')) {
    return (
      <Later>
        <CodesFirst onHeld={setHeld} />
      </Later>
    );
  }
  if (foreign) return <Nowhere />;
  return (
    <Switch>
      {guest && (
        <Route path="/">
          <GuestStart />
        </Route>
      )}
      {guest && accessRoutes}
      {[...signInPaths, ...accessPaths].map((path) => (
        <Route key={path} path={path}>
          <UnlessLink>
            <Redirect to={wayBack() ?? home} replace state={ledBack} />
          </UnlessLink>
        </Route>
      ))}
      {vendorPages.map((page) => (
        <Route key={page} path={`/${page}/:vendorId?`}>
          <VendorScreen page={page} />
        </Route>
      ))}
      {featurePages.map((page) => (
        <Route key={page} path={`/${page}/*?`}>
          <FeatureScreen page={page} />
        </Route>
      ))}
      <Route path={windowPath}>
        <Redirect to={home} replace />
      </Route>
      <Route path="/payment/:intentId">
        <paymentReturn.Page />
      </Route>
      <Route>
        <Nowhere />
      </Route>
    </Switch>
  );
}

function VendorScreen({ page }: { page: VendorPage }) {
  const Screen = pages[page].Page;
  const unsettled = useUnit($unsettled);
  const shown = (
    <NeedsOutlet>
      <Suspense fallback={<PageShape page={page} />}>
        {unsettled && <FollowedPayment intentId={unsettled.intent_id} />}
        {!(unsettled && page === 'request-a-rider') && <Screen />}
      </Suspense>
    </NeedsOutlet>
  );
  if (page !== 'history') return shown;
  return <WithAllTexts shape={<PageShape page={page} />}>{shown}</WithAllTexts>;
}

/** A page whose flag is off leads to the beginning (specification 1, section 2), as soon as the flags are known. */
function FeatureScreen({ page }: { page: FeaturePage }) {
  const known = useUnit($flagsKnown);
  const found = useComposition().pages.find(({ path }) => path === page);
  const shape = <PageShape page={page} />;
  if (found === undefined) return known ? <Redirect to="/" replace /> : shape;
  const Screen = featureScreen(found);
  const shown = (
    <Suspense fallback={shape}>
      <Screen />
    </Suspense>
  );
  return (
    <WithAllTexts shape={shape}>
      <Boundary
        fallback={<BrokenPage />}
        resetKey={page}
        tell={(cause) => reportFault({ pluginId: page, part: 'page', cause })}
      >
        {found.ofPerson ? shown : <NeedsOutlet>{shown}</NeedsOutlet>}
      </Boundary>
    </WithAllTexts>
  );
}
