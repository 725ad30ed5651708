import { useUnit } from 'effector-react';
import { Link as RouteLink } from 'wouter';
import { $user, signOutAsked } from '#core';
import { useText } from '#i18n';
import { Button, ButtonLink, Stack } from '#ui';
import { AccessPage } from './access-page.tsx';

/** The link of a mail, opened where somebody else may be signed in: it waits in the address until they have decided. */
export function SomeoneHereScreen() {
  const t = useText();
  const [user, signOut] = useUnit([$user, signOutAsked]);
  return (
    <AccessPage
      title={t('access.here.title')}
      intro={t('access.here.body', { email: user?.email ?? '' })}
      aside={null}
    >
      <Stack>
        <Button variant="primary" wide onClick={() => signOut()}>
          {t('access.here.sign-out')}
        </Button>
        <RouteLink href="/" replace asChild>
          <ButtonLink wide>{t('access.here.stay')}</ButtonLink>
        </RouteLink>
      </Stack>
    </AccessPage>
  );
}
