import { useUnit } from 'effector-react';
import { $user, signOutAsked } from '#core';
import { useConfig, useText } from '#i18n';
import { Button, Link, Stack } from '#ui';
import { AppearancePicker } from './appearance.tsx';
import { DiagnosticsButton } from './diagnostics.tsx';
import { LanguagePicker } from './language-picker.tsx';
import * as css from './shell.css.ts';

/** Everything about the person and this device; in the account menu on a desktop, in the drawer on a phone. */
export function AccountPanel() {
  const t = useText();
  const { market } = useConfig();
  const [user, signOut] = useUnit([$user, signOutAsked]);
  return (
    <Stack gap={3}>
      {user && (
        <p className={css.email}>
          <bdi>{user.email}</bdi>
        </p>
      )}
      <LanguagePicker />
      <AppearancePicker />
      {market.links.partner && (
        <Link href={market.links.partner} target="_blank" rel="noreferrer">
          {t('nav.partner')}
        </Link>
      )}
      <DiagnosticsButton />
      <Button icon="logout" wide onClick={() => signOut()}>
        {t('nav.logout')}
      </Button>
    </Stack>
  );
}
