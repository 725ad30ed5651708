import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { $flagsLoading, $maintenance, flagsAsked } from '#core';
import { useConfig, useText } from '#i18n';
import { Button, Centre, LonePage, Section } from '#ui';
import * as css from './shell.css.ts';

/** What everybody sees while the service is being worked on, and a way to look whether it is over. */
export function MaintenancePage() {
  const t = useText();
  const { brand } = useConfig();
  const [kind, loading, ask] = useUnit([$maintenance, $flagsLoading, flagsAsked]);
  const main = useRef<HTMLElement>(null);
  useEffect(() => main.current?.focus(), []);
  return (
    <main ref={main} tabIndex={-1} className={css.main}>
      <Centre>
        <LonePage logo={brand.logo} name={brand.serviceName}>
          <div className={css.message}>
            <Section
              level={1}
              title={t('maintenance.title')}
              description={t(
                kind === 'planned' ? 'maintenance.planned.body' : 'maintenance.unplanned.body',
              )}
            >
              <p>{t('maintenance.kept')}</p>
            </Section>
            <Button variant="primary" wide busy={loading} onClick={() => ask()}>
              {t('maintenance.again')}
            </Button>
          </div>
        </LonePage>
      </Centre>
    </main>
  );
}
