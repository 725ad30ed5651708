import { useMemo } from 'react';
import { useText } from '#i18n';
import { type MapMarker, MapView, zoomLevels } from '#map';
import type { PublicTracking } from '#schemas';
import { useMapSetup } from '../map-setup.ts';
import * as css from './tracking-link.css.ts';

/** The rider with the goods, and where they are going. The page says all of it in words, too. */
export function LinkMap({ tracking }: { tracking: PublicTracking }) {
  const t = useText();
  const setup = useMapSetup(t('public.tracking.map'));
  const markers = useMarkers(tracking);
  if (tracking.rider === null) return null;
  return (
    <div className={css.map}>
      <MapView
        {...setup}
        centre={tracking.rider}
        zoom={zoomLevels.outlet}
        markers={markers}
        fit={markers.map(({ position }) => position)}
        fallback={<p className={css.muted}>{t('map.unavailable')}</p>}
      />
    </div>
  );
}

function useMarkers({ pickup, dropoff, rider, rider_name }: PublicTracking): readonly MapMarker[] {
  const t = useText();
  return useMemo(() => {
    const placed = [
      { id: 'pickup', kind: 'pickup', position: pickup, label: t('map.marker.pickup') },
      { id: 'dropoff', kind: 'dropoff', position: dropoff, label: t('map.marker.dropoff') },
      {
        id: 'rider',
        kind: 'rider',
        position: rider,
        label: t('order.rider.on-map', { name: rider_name ?? '' }),
      },
    ] as const;
    return placed.flatMap(({ position, ...marker }) => (position ? [{ ...marker, position }] : []));
  }, [t, pickup, dropoff, rider, rider_name]);
}
