import { useMemo, useState } from 'react';
import { greatCircleMetres } from '#core/rules';
import { useFormat, useText } from '#i18n';
import { type MapMarker, MapView, zoomLevels } from '#map';
import type { Position, PublicTracking } from '#schemas';
import { useMapSetup } from '../map-setup.ts';
import * as css from './link-page.css.ts';

/** The way that is gone, and the way that is left. */
const legs = [
  { from: 'pickup', to: 'rider', look: 'behind' },
  { from: 'rider', to: 'dropoff', look: 'full' },
] as const;

/** The rider with the goods, and where they are going. The page says all of it in words, too. */
export function LinkMap({ tracking }: { tracking: PublicTracking }) {
  const { rider, pickup, dropoff } = tracking;
  if (rider === null) return null;
  // Another destination is another map; a rider who moves is not.
  return <RiderMap key={JSON.stringify([pickup, dropoff])} rider={rider} tracking={tracking} />;
}

/** It shows the whole way once. From then on the camera is the person's: a marker that moves does not take it along. */
function RiderMap({ tracking, rider }: { tracking: PublicTracking; rider: Position }) {
  const t = useText();
  const setup = useMapSetup(t('public.tracking.map'));
  const markers = useMarkers(tracking);
  const [first] = useState({ centre: rider, fit: markers.map(({ position }) => position) });
  return (
    <div className={css.map} data-picture>
      <MapView
        {...setup}
        centre={first.centre}
        zoom={zoomLevels.outlet}
        markers={markers}
        legs={legs}
        words={<Words tracking={tracking} rider={rider} />}
        fit={first.fit}
        fallback={<p className={css.muted}>{t('map.unavailable')}</p>}
      />
    </div>
  );
}

function Words({ tracking, rider }: { tracking: PublicTracking; rider: Position }) {
  const t = useText();
  const format = useFormat();
  const { outlet_name, rider_name, dropoff } = tracking;
  // The positions of a link are told to about a hundred metres.
  const metres = dropoff && Math.round(greatCircleMetres(rider, dropoff) / 100) * 100;
  return (
    <>
      <li>
        {t('map.marker.pickup')} <bdi>{outlet_name}</bdi>
      </li>
      <li>
        {t('order.rider.on-map', { name: rider_name ?? '' })}{' '}
        {metres !== null && (
          <bdi>{t('public.map.distance', { distance: format.distance(metres) })}</bdi>
        )}
      </li>
    </>
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
