import { useState } from 'react';
import { useText } from '#i18n';
import type { MapMarker } from '#map';
import type { Ridden } from './overview-model.ts';

/** The counters that riders come to, each once; the same list as long as they are the same, so that the map draws no marker again. */
export function useStores(ridden: readonly Ridden[]): readonly MapMarker[] {
  const t = useText();
  const stores = storesOf(ridden, t('map.marker.pickup'));
  const [kept, keep] = useState(stores);
  if (JSON.stringify(stores) === JSON.stringify(kept)) return kept;
  keep(stores);
  return stores;
}

function storesOf(ridden: readonly Ridden[], nameless: string): readonly MapMarker[] {
  const found = new Map(
    ridden.flatMap(({ order: { vendor_id: id, origin, outlet_name } }) =>
      origin ? [[id, { position: origin, label: outlet_name ?? nameless }] as const] : [],
    ),
  );
  return Array.from(found, ([id, store]) => ({ id: `store ${id}`, kind: 'pickup', ...store }));
}
