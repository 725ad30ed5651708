import { useFormat, useText, useWholeTexts } from '#i18n';
import type { UnixTime } from '#schemas';
import { EmptyState } from '#ui';

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
