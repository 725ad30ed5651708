import { useUnit } from 'effector-react';
import { type ReactNode, Suspense } from 'react';
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter';
import { $flags, $flagsKnown, $leftOnPurpose, $secondStep, $session } from '#core';
import { lazyPage, lazyPart, once } from '#lazy';
import { type AccessPath, accessPaths, featurePages, vendorPages } from '#routes';
import { LandingScreen, SignInScreen } from '../screens/sign-in/index.ts';
import { PageSkeleton, WithAllTexts } from './main.tsx';
import { Nowhere } from './nowhere.tsx';
import type { WayBack } from './way-back.ts';

/** Keeps what Back and Forward undo, on every page that has a step to go back to. */
export const HistoryKeeper = lazyPart(
  () => import('#travel/keeper'),
  ({ HistoryKeeper }) => HistoryKeeper,
  () => null,
);

const loadAccess = once(() => import('../screens/access/index.ts'));

const access = {
  '/register': lazyPage(loadAccess, ({ RegisterScreen }) => RegisterScreen),
  '/verify': lazyPage(loadAccess, ({ VerifyScreen }) => VerifyScreen),
  '/join': lazyPage(loadAccess, ({ JoinScreen }) => JoinScreen),
  '/arrive': lazyPage(loadAccess, ({ ArriveScreen }) => ArriveScreen),
  '/forgot-password': lazyPage(loadAccess, ({ ForgotPasswordScreen }) => ForgotPasswordScreen),
} satisfies Record<AccessPath, unknown>;

/** Routes for sign-in and getting an account, for visitors and guests. */
export const accessRoutes = [
  <Route key="/connect" path="/connect">
    <Stepped>
      <SignInScreen />
    </Stepped>
  </Route>,
  ...accessPaths.map((path) => (
    <Route key={path} path={path}>
      <Stepped>
        <AccessScreen path={path} />
      </Stepped>
    </Route>
  )),
];

const someoneHere = lazyPage(loadAccess, ({ SomeoneHereScreen }) => SomeoneHereScreen);

/** For signed-in people: explains links from mails; other sign-in pages redirect. */
export function UnlessLink({ children }: { children: ReactNode }) {
  const isLink = /^\/(verify|join)$/.test(useLocation()[0]) && location.hash.length > 1;
  if (!isLink) return children;
  return (
    <WithAllTexts>
      <Suspense fallback={<PageSkeleton />}>
        <someoneHere.Page />
      </Suspense>
    </WithAllTexts>
  );
}

/** Routes without a session; protected pages redirect to sign-in. */
export function WayIn() {
  return (
    <Switch>
      <Route path="/">
        <Stepped>
          <LandingScreen />
        </Stepped>
      </Route>
      {accessRoutes}
      {[...vendorPages, ...featurePages].map((page) => (
        <Route key={page} path={`/${page}/*?`}>
          <ToWayIn />
        </Route>
      ))}
      <Route path="/payment/:intentId">
        <ToWayIn />
      </Route>
      <Route>
        <Nowhere alone />
      </Route>
    </Switch>
  );
}

const secondStep = lazyPage(loadAccess, ({ SecondStepScreen }) => SecondStepScreen);

/** Asks for the second factor, on any page where the password was entered. */
function Stepped({ children }: { children: ReactNode }) {
  if (useUnit($secondStep) === null) return children;
  return (
    <WithAllTexts>
      <Suspense fallback={<PageSkeleton />}>
        <secondStep.Page />
      </Suspense>
    </WithAllTexts>
  );
}

/** Remembers where the person wanted to go, unless they have just left. */
function ToWayIn() {
  const [path] = useLocation();
  const search = useSearch();
  const left = useUnit($leftOnPurpose);
  const state: WayBack | null = left ? null : { back: search === '' ? path : `${path}?${search}` };
  return <Redirect to="/" replace state={state} />;
}

/** Sign-up is not there while an operator has switched it off (specification 1, section 2). */
function AccessScreen({ path }: { path: AccessPath }) {
  const [flags, known, session] = useUnit([$flags, $flagsKnown, $session]);
  if (path === '/register' && !known) return <PageSkeleton />;
  if (path === '/register' && flags['deactivate-sign-up-button']) return <Nowhere alone />;
  const { Page } = access[path];
  return (
    <WithAllTexts>
      <Suspense fallback={<PageSkeleton />}>
        <Page />
      </Suspense>
      {session === null && (
        <Suspense fallback={null}>
          <HistoryKeeper />
        </Suspense>
      )}
    </WithAllTexts>
  );
}
