import { useMemo, useRef } from 'react';
import { useText } from '#i18n';
import type { MapMarker } from '#map';
import type { Ridden } from './overview-model.ts';

/** The counters that riders come to, each once; the same list as long as they are the same. */
export function useStores(ridden: readonly Ridden[]): readonly MapMarker[] {
  const t = useText();
  const found = new Map(
    ridden.flatMap(({ order: { vendor_id, origin, outlet_name } }) =>
      origin
        ? [[vendor_id, { origin, label: outlet_name ?? t('map.marker.pickup') }] as const]
        : [],
    ),
  );
  const key = JSON.stringify([...found]);
  const latest = useRef(found);
  latest.current = found;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that the list is made of
  return useMemo(
    () =>
      Array.from(latest.current, ([id, { origin, label }]) => ({
        ...{ id: `store ${id}`, kind: 'pickup' as const, position: origin, label },
      })),
    [key],
  );
}
