import { useText } from '#i18n';
import { EmptyState } from '#ui';

/** Beside a list of which nothing is chosen, where there is no rider to see either. */
export function NothingChosen() {
  const t = useText();
  return <EmptyState icon="rider" title={t('tracking.choose')} />;
}
