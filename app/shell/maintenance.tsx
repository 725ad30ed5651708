import { useUnit } from 'effector-react';
import { Suspense, useEffect, useRef } from 'react';
import { $flagsLoading, $maintenance, $now, flagsAsked } from '#core';
import { useConfig, useFormat, useText, useWholeTexts } from '#i18n';
import { lazyPart } from '#lazy';
import { Button, Centre, LonePage, Section } from '#ui';
import { $maintenanceEnd, maintenanceShown } from './maintenance-model.ts';
import * as css from './shell.css.ts';

const Languages = lazyPart(
  () => import('./language-picker.tsx'),
  ({ LanguagePicker }) => LanguagePicker,
  () => null,
);

/** What everybody sees while the service is being worked on, and a way to look whether it is over. */
export function MaintenancePage() {
  const t = useText();
  const { brand } = useConfig();
  const [kind, loading, ask] = useUnit([$maintenance, $flagsLoading, flagsAsked]);
  const shown = useUnit(maintenanceShown);
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    main.current?.focus();
    shown();
  }, [shown]);
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
              {kind === 'planned' && <PlannedEnd />}
              <p>{t('maintenance.kept')}</p>
            </Section>
            <Button variant="primary" wide busy={loading} onClick={() => ask()}>
              {t('maintenance.again')}
            </Button>
            <Suspense fallback={null}>
              <div className={css.foot}>
                <Languages />
              </div>
            </Suspense>
          </div>
        </LonePage>
      </Centre>
    </main>
  );
}

/** When it is to be over, where that was planned; nothing of an end that has passed. */
function PlannedEnd() {
  const t = useText();
  const format = useFormat();
  const isWhole = useWholeTexts();
  const [end, now] = useUnit([$maintenanceEnd, $now]);
  if (!isWhole || end === null || end <= now) return null;
  return <p>{t('maintenance.until', { at: format.dateTime(end) })}</p>;
}
