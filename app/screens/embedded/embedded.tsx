import { useUnit } from 'effector-react';
import { $embeddedWait, embeddedRetryAsked } from '#core';
import { useConfig, useText } from '#i18n';
import { Button, EmptyState, LonePage, Skeleton } from '#ui';
import * as css from './embedded.css.ts';

/** Shown in a platform's page while there is no session, since nobody may sign in inside another page. */
export function EmbeddedScreen() {
  const t = useText();
  const { brand, deployment } = useConfig();
  const [wait, retry] = useUnit([$embeddedWait, embeddedRetryAsked]);
  const platform = deployment.embedded?.platform ?? '';
  if (wait === 'asked') {
    return (
      <div className={css.waiting}>
        <Skeleton label={t('embedded.asked', { platform })} lines={6} />
      </div>
    );
  }
  return (
    <LonePage logo={brand.logo} name={brand.serviceName}>
      <EmptyState
        icon="warning"
        alone
        title={t(`embedded.${wait}.title`)}
        action={
          <Button variant="primary" icon="refresh" onClick={() => retry()}>
            {t('embedded.retry')}
          </Button>
        }
      >
        {t(`embedded.${wait}.body`, { platform })}
      </EmptyState>
    </LonePage>
  );
}
