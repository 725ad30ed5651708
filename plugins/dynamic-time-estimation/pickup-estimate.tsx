import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { SlotProps } from '#core';
import { useText } from '#i18n';
import { Notice } from '#ui';
import { $estimating, $pickupMinutes, estimateWanted } from './model.ts';

/** When a rider will be at the outlet. Nothing is said while nobody knows, nor of an order for later. */
export function PickupEstimate({ vendor, destination, scheduled }: SlotProps['request.summary']) {
  const t = useText();
  const [minutes, estimating, want] = useUnit([$pickupMinutes, $estimating, estimateWanted]);
  const { vendor_id } = vendor;
  const { location } = vendor.vendor_information;
  const { latitude, longitude } = destination;
  useEffect(() => {
    if (scheduled || location.latitude === null || location.longitude === null) return;
    const source = { latitude: location.latitude, longitude: location.longitude };
    want({ vendor_id, source, destination: { latitude, longitude } });
  }, [want, scheduled, vendor_id, location.latitude, location.longitude, latitude, longitude]);
  if (scheduled || (minutes === null && !estimating)) return null;
  return (
    <Notice tone="info">
      {minutes === null
        ? t('request.estimate.loading')
        : t('order.eta.pickup', { count: Math.round(minutes) })}
    </Notice>
  );
}
