import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'wouter';
import { $session, pasteCut } from '#core';
import { useCutPaste, useFocusOnNew, useOfflinePage } from '#hooks';
import { useConfig, useText } from '#i18n';
import { Card, Centre, Link, Logo, Section } from '#ui';
import * as css from './access.css.ts';

type Props = {
  title: string;
  intro?: ReactNode;
  /** Instead of the way back to signing in. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A page on the way to an account: whose it is where no bar says so, one task, and the way back to signing in. */
export function AccessPage({ title, intro, aside = <ToSignIn />, children }: Props) {
  const { brand, deployment } = useConfig();
  const isFramed = useUnit($session) !== null;
  const card = useFocusOnNew(title);
  useOfflinePage(deployment.offlinePage !== false);
  useCutPaste(useUnit(pasteCut));
  return (
    <Centre>
      <Card className={css.card} ref={card} tabIndex={-1}>
        {!isFramed && <Logo className={css.logo} src={brand.logo} name={brand.serviceName} />}
        <Section level={1} title={title} description={intro}>
          {children}
        </Section>
        {aside}
      </Card>
    </Centre>
  );
}

function ToSignIn() {
  const t = useText();
  return (
    <p className={css.quiet}>
      <RouteLink href="/connect" asChild>
        <Link alone>{t('access.to-sign-in')}</Link>
      </RouteLink>
    </p>
  );
}
