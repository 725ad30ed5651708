import { useUnit } from 'effector-react';
import { $ordersReady } from '#core';
import { useText } from '#i18n';
import { EmptyState } from '#ui';

/** Beside a list of which nothing is chosen, where there is no rider to see either. */
export function NothingChosen() {
  const t = useText();
  // While the list is on its way nobody knows whether there is anything to choose.
  if (!useUnit($ordersReady)) return null;
  return <EmptyState icon="rider" title={t('tracking.choose')} />;
}
