import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { Link as RouteLink, useLocation } from 'wouter';
import { $user, signOutAsked } from '#core';
import { useText } from '#i18n';
import { Button, ButtonLink, RowsSkeleton, Stack } from '#ui';
import { AccessPage } from './access-page.tsx';
import { $invited, $joinProblem, joinOpened } from './join-model.ts';

/** Shown when a mail's link is opened while somebody is signed in: the link waits in the address until they decide. */
export function SomeoneHereScreen() {
  return useLocation()[0] === '/join' ? <Invited /> : <Confirmed />;
}

/** People open the link of their invitation again to get in: for one that no longer works nobody has to sign out. */
function Invited() {
  const t = useText();
  const [invited, problem, open] = useUnit([$invited, $joinProblem, joinOpened]);
  useEffect(() => {
    open(location.hash.slice(1));
  }, [open]);
  if (problem?.tag === 'refused') {
    return (
      <AccessPage title={t('join.expired')} intro={t('join.expired.body')} aside={null}>
        <Stay />
      </AccessPage>
    );
  }
  if (invited || problem) return <SomeoneHere />;
  return (
    <AccessPage title={t('join.page')} aside={null}>
      <RowsSkeleton label={t('app.loading')} rows={3} />
    </AccessPage>
  );
}

/** The person who is here has confirmed an address, most likely by this very link: they go on, and others may still sign out. */
function Confirmed() {
  const t = useText();
  const [user, signOut] = useUnit([$user, signOutAsked]);
  return (
    <AccessPage
      title={t('access.here.done')}
      intro={t('access.here.body', { email: user?.email ?? '' })}
      aside={null}
    >
      <Stack>
        <RouteLink href="/" replace asChild>
          <ButtonLink variant="primary" wide>
            {t('request.destination.continue')}
          </ButtonLink>
        </RouteLink>
        <Button variant="quiet" wide onClick={() => signOut()}>
          {t('access.here.sign-out')}
        </Button>
      </Stack>
    </AccessPage>
  );
}

function Stay() {
  const t = useText();
  return (
    <RouteLink href="/" replace asChild>
      <ButtonLink wide>{t('access.here.stay')}</ButtonLink>
    </RouteLink>
  );
}

function SomeoneHere() {
  const t = useText();
  const [user, signOut] = useUnit([$user, signOutAsked]);
  return (
    <AccessPage
      title={t('access.here.title')}
      intro={t('join.here.body', { email: user?.email ?? '' })}
      aside={null}
    >
      <Stack>
        <Button variant="primary" wide onClick={() => signOut()}>
          {t('join.here.sign-out')}
        </Button>
        <Stay />
      </Stack>
    </AccessPage>
  );
}
