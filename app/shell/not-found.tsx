import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { useConfig, useText } from '#i18n';
import { ButtonLink, Centre, EmptyState, LonePage } from '#ui';
import { missingShown } from './missing-model.ts';
import * as css from './shell.css.ts';

/** Any address that is none of ours; where nothing stands above it, it says whose page this is. */
export function NotFound({ alone = false }: { alone?: boolean }) {
  const { brand } = useConfig();
  const show = useUnit(missingShown);
  useEffect(() => {
    show(true);
    return () => void show(false);
  }, [show]);
  return (
    <Centre>
      {alone ? (
        <LonePage logo={brand.logo} name={brand.serviceName}>
          <Said />
        </LonePage>
      ) : (
        <Said />
      )}
    </Centre>
  );
}

function Said() {
  const t = useText();
  return (
    <div className={css.placeholder}>
      <EmptyState
        icon="map"
        alone
        title={t('notfound.title')}
        action={
          <Link href="/" asChild>
            <ButtonLink>{t('notfound.home')}</ButtonLink>
          </Link>
        }
      >
        {t('notfound.body')}
      </EmptyState>
    </div>
  );
}
