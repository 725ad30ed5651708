import { useUnit } from 'effector-react';
import { Link as RouteLink, useLocation } from 'wouter';
import { $user, signOutAsked } from '#core';
import { useText } from '#i18n';
import { Button, ButtonLink, Stack } from '#ui';
import { AccessPage } from './access-page.tsx';

/** Shown when a mail's link is opened while somebody is signed in: the link waits in the address until they decide. */
export function SomeoneHereScreen() {
  const t = useText();
  const [user, signOut] = useUnit([$user, signOutAsked]);
  const what = useLocation()[0] === '/join' ? 'join' : 'access';
  return (
    <AccessPage
      title={t('access.here.title')}
      intro={t(`${what}.here.body`, { email: user?.email ?? '' })}
      aside={null}
    >
      <Stack>
        <Button variant="primary" wide onClick={() => signOut()}>
          {t(`${what}.here.sign-out`)}
        </Button>
        <RouteLink href="/" replace asChild>
          <ButtonLink wide>{t('access.here.stay')}</ButtonLink>
        </RouteLink>
      </Stack>
    </AccessPage>
  );
}
