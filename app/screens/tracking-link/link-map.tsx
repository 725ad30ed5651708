import { useMemo, useState } from 'react';
import { greatCircleMetres, toldMetres } from '#core/rules';
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

/**
 * The shop, unless a guest sends from a place of their own; the way to the door only with a rider on it (ADR 37), and for who saw
 * that on this page. The page says all of it in words, too.
 */
export function LinkMap({ tracking }: { tracking: PublicTracking }) {
  const { rider, shop_phone: isShop } = tracking;
  const [hasWay, setWay] = useState(rider !== null);
  if (rider !== null && !hasWay) setWay(true);
  const dropoff = hasWay ? tracking.dropoff : null;
  const pickup = hasWay || isShop ? tracking.pickup : null;
  const centre = rider ?? pickup;
  if (centre === null) return <div className={css.map} data-picture />;
  const shown = { ...tracking, pickup, dropoff };
  // Another destination is another map; a rider who moves is not.
  return <WayMap key={JSON.stringify([pickup, dropoff])} centre={centre} tracking={shown} />;
}

/** It shows the whole way once. From then on the camera is the person's: a marker that moves does not take it along. */
function WayMap({ tracking, centre }: { tracking: PublicTracking; centre: Position }) {
  const t = useText();
  const setup = useMapSetup(t('public.tracking.map'));
  const markers = useMarkers(tracking);
  const [first] = useState({ centre, fit: markers.map(({ position }) => position) });
  return (
    <div className={css.map} data-picture>
      <MapView
        {...setup}
        centre={first.centre}
        zoom={zoomLevels.outlet}
        markers={markers}
        legs={legs}
        words={<Words tracking={tracking} />}
        fit={first.fit}
        fallback={<p className={css.muted}>{t('map.unavailable')}</p>}
      />
    </div>
  );
}

function Words({ tracking }: { tracking: PublicTracking }) {
  const t = useText();
  const format = useFormat();
  const { outlet_name, rider, rider_name, dropoff } = tracking;
  const metres = rider && dropoff && toldMetres(greatCircleMetres(rider, dropoff), 100);
  return (
    <>
      <li>
        {t('map.marker.pickup')} <bdi>{outlet_name}</bdi>
      </li>
      {rider && (
        <li>
          {t('order.rider.on-map', { name: rider_name ?? '' })}{' '}
          {metres !== null && (
            <bdi>{t('public.map.distance', { distance: format.distance(metres) })}</bdi>
          )}
        </li>
      )}
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
