import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { $vendors, $vendorsLoading, vendorsAsked } from '#core';
import { useText } from '#i18n';
import { Button, EmptyState } from '#ui';

/** The outlet does not trade at present. */
export function StoreUnavailable() {
  const t = useText();
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
  if (vendors?.length === 0) return <EmptyState icon="store" title={t('error.no-vendors')} />;
  if (vendors !== null || isLoading) return loading;
  const again = <Button onClick={() => ask()}>{t('action.retry')}</Button>;
  return <EmptyState icon="warning" title={t('error.cant-retrieve-vendors')} action={again} />;
}
