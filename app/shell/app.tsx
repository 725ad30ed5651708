import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { $embeddedPlace, $session, $sessionKnown } from '#core';
import { useText } from '#i18n';
import { lazyPage } from '#lazy';
import { isPublic } from '#routes';
import { layers } from '#travel';
import { BackContext } from '#ui';
import { $inside } from './inside-model.ts';
import { Main, PageSkeleton, WithAllTexts } from './main.tsx';
import { MaintenanceGate } from './maintenance-gate.tsx';
import { Notices } from './notices.tsx';
import { PublicPages } from './public-pages.tsx';
import * as css from './shell.css.ts';
import { UnsentForms } from './unsent.tsx';
import { useHead } from './use-head.ts';
import { usePageViews } from './use-page-views.ts';
import { WayIn } from './way-in.tsx';

/** The frame around every page (specification 1, section 2). */
export function App() {
  const t = useText();
  useHead();
  usePageViews();
  return (
    <div className={css.frame}>
      <a className={css.skip} href="#main">
        {t('app.skip-to-content')}
      </a>
      <MaintenanceGate>
        <UnsentForms>
          <BackContext value={layers}>
            <Page />
          </BackContext>
        </UnsentForms>
      </MaintenanceGate>
      <Notices />
    </div>
  );
}

/** The page of the address, and the navigation above it. */
function Page() {
  const [session, known, inside, place] = useUnit([
    $session,
    $sessionKnown,
    $inside,
    $embeddedPlace,
  ]);
  const [path] = useLocation();
  const open = isPublic(path);
  const entered = session === null || open ? null : inside;
  return (
    <>
      {entered && <entered.Bar />}
      <Main>
        {open ? (
          <PublicPages />
        ) : entered ? (
          <entered.Pages />
        ) : place !== 'page' ? (
          <Embedded />
        ) : known ? (
          <WayIn />
        ) : (
          <PageSkeleton />
        )}
      </Main>
      {entered ? (
        <entered.Floating />
      ) : (
        <footer className={css.foot}>{inside && place === 'page' && <inside.Foot />}</footer>
      )}
    </>
  );
}

const embedded = lazyPage(
  () => import('../screens/embedded/index.ts'),
  ({ EmbeddedScreen }) => EmbeddedScreen,
);

/** In a platform's page without a session, shown instead of the sign-in page. */
function Embedded() {
  return (
    <WithAllTexts>
      <Suspense fallback={<PageSkeleton />}>
        <embedded.Page />
      </Suspense>
    </WithAllTexts>
  );
}
