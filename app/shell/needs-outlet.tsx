import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { $vendorId, $vendors, $vendorsFailed, $vendorsLoading, vendorsAsked } from '#core';
import { useText } from '#i18n';
import { Button, EmptyState } from '#ui';

/** A page about an outlet, unless there is none: the account has none, or they could not be loaded. */
export function NeedsOutlet({ children }: { children: ReactNode }) {
  const t = useText();
  const [vendorId, vendors, failed, loading, ask] = useUnit([
    $vendorId,
    $vendors,
    $vendorsFailed,
    $vendorsLoading,
    vendorsAsked,
  ]);
  if (vendorId !== null) return children;
  // The notice has the specification's words and disappears; the page stays and says what to do.
  if (vendors?.length === 0) {
    return (
      <EmptyState icon="store" alone title={t('branch.none')}>
        {t('branch.none.body')}
      </EmptyState>
    );
  }
  if (vendors !== null || !failed) return children;
  const again = (
    <Button busy={loading} onClick={() => ask()}>
      {t('action.retry')}
    </Button>
  );
  return (
    <EmptyState icon="warning" alone title={t('error.cant-retrieve-vendors')} action={again} />
  );
}
