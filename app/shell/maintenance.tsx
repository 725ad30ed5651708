import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { $flagsLoading, $maintenance, flagsAsked } from '#core';
import { useConfig, useText } from '#i18n';
import { Button, LonePage, Section } from '#ui';

/** What everybody sees while the service is being worked on, and a way to look whether it is over. */
export function MaintenancePage() {
  const t = useText();
  const { brand } = useConfig();
  const [kind, loading, ask] = useUnit([$maintenance, $flagsLoading, flagsAsked]);
  const main = useRef<HTMLElement>(null);
  useEffect(() => main.current?.focus(), []);
  return (
    <main ref={main} tabIndex={-1}>
      <LonePage logo={brand.logo} name={brand.serviceName}>
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
      </LonePage>
    </main>
  );
}
