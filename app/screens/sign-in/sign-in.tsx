import { useUnit } from 'effector-react';
import { $session } from '#core';
import { useConfig, useText } from '#i18n';
import { Card, Centre, Logo, Section } from '#ui';
import { GuestEntry, SignUpEntry } from './other-ways.tsx';
import * as css from './sign-in.css.ts';
import { SignInForm } from './sign-in-form.tsx';

/** The way in: an email address and a password; whose it is, where no bar says so. */
export function SignInScreen() {
  const t = useText();
  const { brand } = useConfig();
  const isFramed = useUnit($session) !== null;
  return (
    <Centre>
      <div className={css.column}>
        <Card className={css.card}>
          {!isFramed && <Logo className={css.logo} src={brand.logo} name={brand.serviceName} />}
          <Section level={1} title={t('login.title')} description={t('login.subtitle')}>
            <SignInForm />
          </Section>
        </Card>
        <SignUpEntry />
        <GuestEntry />
      </div>
    </Centre>
  );
}
