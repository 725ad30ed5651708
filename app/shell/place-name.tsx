import { useStoreMap } from 'effector-react';
import { $pacedOrders, countsOf } from '#core';
import { useFormat, useText } from '#i18n';
import { VisuallyHidden } from '#ui';
import type { Place } from './places.ts';

/** The label of a place; tracking also shows the number of orders under way, in words for screen readers. */
export function PlaceName({
  page,
  label,
  figure,
}: Pick<Place, 'page' | 'label'> & { figure: string }) {
  const t = useText();
  const { number } = useFormat();
  // An order that comes or goes draws no other place again.
  const count = useStoreMap($pacedOrders, (orders) => {
    const counts = countsOf(orders);
    return page === 'order-tracking' ? counts.new + counts.collected : 0;
  });
  if (count === 0) return label;
  return (
    <>
      <VisuallyHidden>{t('nav.tracking.live', { count })}</VisuallyHidden>
      <span aria-hidden>
        {label} <span className={figure}>{number(count)}</span>
      </span>
    </>
  );
}
