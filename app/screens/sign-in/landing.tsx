import { useConfig, useText } from '#i18n';
import { Card, Centre, Section } from '#ui';
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
          <img className={css.logo} src={brand.logo} alt={brand.serviceName} />
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
