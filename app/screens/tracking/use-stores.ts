import { useUnit } from 'effector-react';
import { useState } from 'react';
import { $vendor } from '#core';
import { useText } from '#i18n';
import type { MapMarker } from '#map';
import type { Position, Vendor } from '#schemas';
import type { Placed } from './overview-model.ts';

/** The person's outlet and the counters that riders come to, each once; the same list as long as they are the same, so that the map draws no marker again. */
export function useStores(placed: readonly Placed[]): readonly MapMarker[] {
  const t = useText();
  const stores = storesOf(useUnit($vendor), placed, t('map.marker.pickup'));
  const [kept, keep] = useState(stores);
  if (JSON.stringify(stores) === JSON.stringify(kept)) return kept;
  keep(stores);
  return stores;
}

/** Where an outlet is, if it says so. */
export function positionOf(vendor: Vendor | null): Position | null {
  const { latitude = null, longitude = null } = vendor?.vendor_information.location ?? {};
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

function storesOf(
  vendor: Vendor | null,
  placed: readonly Placed[],
  nameless: string,
): readonly MapMarker[] {
  const own = positionOf(vendor);
  const found = new Map(
    placed.flatMap(({ order: { vendor_id: id, origin, outlet_name } }) =>
      origin ? [[id, { position: origin, label: outlet_name ?? nameless }] as const] : [],
    ),
  );
  if (vendor !== null && own !== null && !found.has(vendor.vendor_id))
    found.set(vendor.vendor_id, { position: own, label: vendor.vendor_information.name });
  return Array.from(found, ([id, store]) => ({ id: `store ${id}`, kind: 'pickup', ...store }));
}
