import { useStoreMap } from 'effector-react';
import { $orders, countsOf } from '#core';
import { useFormat, useText } from '#i18n';
import { VisuallyHidden } from '#ui';
import type { Place } from './places.ts';

/** What a way to a place is called; tracking with how many orders are under way, a figure to who sees it and words to who hears it. */
export function PlaceName({
  page,
  label,
  figure,
}: Pick<Place, 'page' | 'label'> & { figure: string }) {
  const t = useText();
  const { number } = useFormat();
  const count = useStoreMap($orders, (orders) => {
    const counts = countsOf(orders);
    return counts.new + counts.collected;
  });
  if (page !== 'order-tracking' || count === 0) return label;
  return (
    <>
      <VisuallyHidden>{t('nav.tracking.live', { count })}</VisuallyHidden>
      <span aria-hidden>
        {label} <span className={figure}>{number(count)}</span>
      </span>
    </>
  );
}
