import { useConfig, useText } from '#i18n';
import { Card, Centre, Logo, Section } from '#ui';
import { RequestEntry, SignUpEntry } from './other-ways.tsx';
import * as css from './sign-in.css.ts';
import { SignInForm } from './sign-in-form.tsx';

/** The first page: what this is, a rider for anyone who needs one now, and the way in for vendors. */
export function LandingScreen() {
  const t = useText();
  const { brand } = useConfig();
  return (
    <Centre>
      <div className={css.landing}>
        <div className={css.pitch}>
          <Logo className={css.logo} src={brand.logo} name={brand.serviceName} />
          <h1 className={css.claim}>{t('login.subtitle')}</h1>
          <p className={css.promise}>{t('landing.promise')}</p>
          <RequestEntry />
        </div>
        <div className={css.column}>
          <Card className={css.card}>
            <Section title={t('login.title')}>
              <SignInForm />
            </Section>
          </Card>
          <SignUpEntry />
        </div>
      </div>
    </Centre>
  );
}
