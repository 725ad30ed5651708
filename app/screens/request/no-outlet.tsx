import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { $vendors, $vendorsLoading, vendorsAsked } from '#core';
import { useFormat, useText, useWholeTexts } from '#i18n';
import type { UnixTime } from '#schemas';
import { Button, EmptyState } from '#ui';

/** The outlet does not trade at present, or not yet. */
export function StoreUnavailable({ availableAt }: { availableAt?: UnixTime | undefined }) {
  const t = useText();
  const format = useFormat();
  const known = useWholeTexts();
  if (known && availableAt !== undefined) {
    return (
      <EmptyState
        icon="clock"
        alone
        title={t('outlet.available-at', { time: format.time(availableAt) })}
      >
        {t('outlet.saved.soon')}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="store" alone title={t('request.store-unavailable')}>
      {t('request.store-unavailable.body')}
    </EmptyState>
  );
}

/** Why there is no outlet to request from: the account has none, or they could not be loaded. */
export function NoOutlet({ loading }: { loading: ReactNode }) {
  const t = useText();
  const [vendors, isLoading, ask] = useUnit([$vendors, $vendorsLoading, vendorsAsked]);
  if (vendors?.length === 0) return <EmptyState icon="store" alone title={t('error.no-vendors')} />;
  if (vendors !== null || isLoading) return loading;
  const again = <Button onClick={() => ask()}>{t('action.retry')}</Button>;
  return (
    <EmptyState icon="warning" alone title={t('error.cant-retrieve-vendors')} action={again} />
  );
}
