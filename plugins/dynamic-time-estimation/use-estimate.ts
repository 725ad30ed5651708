import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { SlotProps } from '#core';
import { $estimate, $estimating, estimateWanted } from './model.ts';

/** Loads the estimate of a route; `unknown` while there is none, and for pre-orders. */
export function useEstimate({ vendor, destination, scheduled }: SlotProps['request.foot']) {
  const [estimate, estimating, want] = useUnit([$estimate, $estimating, estimateWanted]);
  const { vendor_id } = vendor;
  const { location } = vendor.vendor_information;
  const { latitude, longitude } = destination;
  useEffect(() => {
    if (scheduled || location.latitude === null || location.longitude === null) return;
    const source = { latitude: location.latitude, longitude: location.longitude };
    want({ vendor_id, source, destination: { latitude, longitude } });
  }, [want, scheduled, vendor_id, location.latitude, location.longitude, latitude, longitude]);
  if (scheduled || (estimate === null && !estimating)) return 'unknown';
  return estimate ?? 'coming';
}
