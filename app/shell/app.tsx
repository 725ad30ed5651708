import { useUnit } from 'effector-react';
import { Suspense, useEffect, useRef } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { $session } from '#core';
import { useConfig, useText } from '#i18n';
import { Button, Notice, Skeleton } from '#ui';
import { Boundary } from '../boundary.tsx';
import { NotFound } from './not-found.tsx';
import { Notices } from './notices.tsx';
import { pages, SignInPage } from './pages.ts';
import { placeOf, type VendorPage, vendorPages } from './paths.ts';
import * as css from './shell.css.ts';
import { TopBar } from './top-bar.tsx';
import { useVendorRoute } from './use-vendor-route.ts';

const home = '/request-a-rider';

/** The frame around every page, and which page an address shows (specification 1, section 2). */
export function App() {
  const t = useText();
  const [path] = useLocation();
  const signedIn = useUnit($session) !== null;
  useVendorRoute();
  useTitle();
  return (
    <div className={css.frame}>
      <a className={css.skip} href="#main">
        {t('app.skip-to-content')}
      </a>
      {signedIn && <TopBar />}
      <Main>
        <Boundary fallback={<BrokenPage />} resetKey={path}>
          <Suspense fallback={<PageSkeleton />}>
            <Pages signedIn={signedIn} />
          </Suspense>
        </Boundary>
      </Main>
      <Notices />
    </div>
  );
}

function Pages({ signedIn }: { signedIn: boolean }) {
  return (
    <Switch>
      <Route path="/">{signedIn ? <Redirect to={home} replace /> : <SignInPage.Page />}</Route>
      <Route path="/connect">
        {signedIn ? <Redirect to={home} replace /> : <SignInPage.Page />}
      </Route>
      {vendorPages.map((page) => (
        <Route key={page} path={`/${page}/:vendorId?`}>
          {signedIn ? <VendorScreen page={page} /> : <SignInFirst />}
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
  return <Screen />;
}

/** A protected page leads to the way in (specification 1, section 2). */
function SignInFirst() {
  return <Redirect to="/" replace />;
}

/** Moves focus to the new page, so that a screen reader and the keyboard begin there. */
function Main({ children }: { children: React.ReactNode }) {
  const [path] = useLocation();
  const page = placeOf(path)?.page ?? path;
  const ref = useRef<HTMLElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    ref.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [page]);
  return (
    <main id="main" ref={ref} tabIndex={-1} className={css.main}>
      {children}
    </main>
  );
}

function useTitle() {
  const t = useText();
  const { brand, market } = useConfig();
  const title = t('app.title', { service: brand.serviceName, country: market.name });
  useEffect(() => {
    document.title = title;
  }, [title]);
}

function PageSkeleton() {
  const t = useText();
  return (
    <div className={css.placeholder}>
      <Skeleton label={t('app.loading')} lines={6} />
    </div>
  );
}

function BrokenPage() {
  const t = useText();
  const reload = <Button onClick={() => location.reload()}>{t('app.reload')}</Button>;
  return (
    <div className={css.placeholder}>
      <Notice tone="critical" title={t('app.broken.title')} action={reload}>
        {t('app.broken.body')}
      </Notice>
    </div>
  );
}
