import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $vendor } from '#core';
import { useText } from '#i18n';
import { mayAt, type Vendor } from '#schemas';
import { EmptyState, Notice, NotLoaded, RowsSkeleton, Section, Stack } from '#ui';
import { Choice } from './choice.tsx';
import {
  $coming,
  $notKnown,
  $settings,
  settingsClosed,
  settingsOpened,
  settingsRetried,
} from './settings-model.ts';
import * as css from './tell.css.ts';

/** Whether an outlet's customers get messages, and which. */
export function TellPage() {
  const t = useText();
  const vendor = useUnit($vendor);
  return (
    <div className={css.page}>
      <Section
        level={1}
        title={t('tell.title')}
        description={vendor && t('tell.intro', { outlet: vendor.vendor_information.name })}
      >
        {vendor ? (
          <ForThose key={vendor.vendor_id} vendor={vendor} />
        ) : (
          <RowsSkeleton label={t('app.loading')} rows={5} />
        )}
      </Section>
    </div>
  );
}

/** Tells people who may not change this who can. */
function ForThose({ vendor }: { vendor: Vendor }) {
  const t = useText();
  const problem = useUnit($notKnown);
  const isRefused = problem?.tag === 'refused' && problem.code === 'NotAllowed';
  if (mayAt(vendor, 'messages') && !isRefused) return <Known vendor={vendor} />;
  return (
    <EmptyState icon="message" title={t('tell.not-allowed')}>
      {t('tell.not-allowed.body')}
    </EmptyState>
  );
}

function Known({ vendor }: { vendor: Vendor }) {
  const t = useText();
  const { vendor_id: vendorId, is_parent, vendor_information } = vendor;
  const [open, close, retry] = useUnit([settingsOpened, settingsClosed, settingsRetried]);
  const [settings, problem, coming] = useUnit([$settings, $notKnown, $coming]);
  useEffect(() => {
    open(vendorId);
    return () => close();
  }, [open, close, vendorId]);
  if (settings)
    return (
      <Stack gap={5}>
        {is_parent && <Notice>{t('tell.parent', { outlet: vendor_information.name })}</Notice>}
        <Choice settings={settings} />
      </Stack>
    );
  if (!problem) return <RowsSkeleton label={t('app.loading')} rows={5} />;
  return (
    <NotLoaded retryLabel={t('action.retry')} busy={coming} onRetry={() => retry()}>
      {t('tell.error.load')}
    </NotLoaded>
  );
}
