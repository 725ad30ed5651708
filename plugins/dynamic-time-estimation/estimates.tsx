import { useUnit } from 'effector-react';
import { $now, type SlotProps } from '#core';
import { useFormat, useText } from '#i18n';
import { Notice } from '#ui';
import { useEstimate } from './use-estimate.ts';

/** When a rider would be at the outlet; nothing while that is not known, and for pre-orders. */
export function PickupEstimate(props: SlotProps['request.summary']) {
  const t = useText();
  const estimate = useEstimate(props);
  if (estimate === 'unknown') return null;
  return (
    <Notice tone="info">
      {estimate === 'coming'
        ? t('request.estimate.loading')
        : t('order.eta.pickup', { count: Math.round(estimate.pickup) })}
    </Notice>
  );
}

/** The times at which the order would be collected and delivered, one under the other. */
export function EstimatedTimes(props: SlotProps['request.foot']) {
  const t = useText();
  const format = useFormat();
  const now = useUnit($now);
  const estimate = useEstimate(props);
  if (estimate === 'unknown') return null;
  if (estimate === 'coming') return t('request.estimate.loading');
  return (['pickup', 'dropoff'] as const).map((end) => (
    <span key={end}>
      {t(`request.estimate.${end}`)} <strong>{format.time(now + estimate[end] * 60)}</strong>
    </span>
  ));
}
