import { useUnit } from 'effector-react';
import { type ReactNode, Suspense } from 'react';
import { $session } from '#core';
import { useConfig, useText } from '#i18n';
import { lazyPart } from '#lazy';
import { Logo, Section } from '#ui';
import { RequestEntry, SignUpEntry, useRequestFirst } from './other-ways.tsx';
import * as css from './sign-in.css.ts';
import { SignInForm } from './sign-in-form.tsx';

const Product = lazyPart(
  () => import('./product.tsx'),
  ({ Product }) => Product,
  () => null,
);

/** The same element each time: what the server drew of it stays until its code is there. */
const product: ReactNode = (
  <Suspense fallback={null}>
    <Product />
  </Suspense>
);

/** The first page: what this is, a rider for anyone who needs one now, and the way in for vendors. */
export function LandingScreen() {
  const t = useText();
  const { brand } = useConfig();
  const isFramed = useUnit($session) !== null;
  const second = useRequestFirst();
  return (
    <div className={css.landing}>
      <div className={css.pitch}>
        {!isFramed && <Logo className={css.pitchLogo} src={brand.logo} name={brand.serviceName} />}
        <h1 className={css.claim}>{t('login.subtitle')}</h1>
        <p className={css.promise}>{t('landing.promise')}</p>
        <RequestEntry />
        <Section title={t('login.title')}>
          <SignInForm second={second} />
          <SignUpEntry />
        </Section>
      </div>
      {product}
    </div>
  );
}
