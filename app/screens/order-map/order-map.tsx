import { useStoreMap, useUnit } from 'effector-react';
import { useCallback, useMemo, useRef } from 'react';
import { useComposition } from '#composition';
import { $now, $riders, fullMapHidden, locationOf, riderAssigned, riderPolled } from '#core';
import { wasCollected } from '#core/rules';
import { useWatch } from '#hooks';
import { useConfig, useFormat, useText } from '#i18n';
import { type MapHandle, type MapMarker, MapView, zoomLevels } from '#map';
import type { Order, Position, RiderLocation } from '#schemas';
import { useMapSetup } from '../map-setup.ts';
import { MapWords } from './map-words.tsx';
import { useLegs } from './order-legs.ts';
import * as css from './order-map.css.ts';
import { OrderNotes } from './order-notes.tsx';
import { useRiderDistance } from './rider-distance.ts';

/** Pickup, drop-off and the rider between them; the way alone, as a picture, while nobody is on it yet. */
export function OrderMap({ order }: { order: Order }) {
  const t = useText();
  const setup = useMapSetup(t('order.map', { id: order.order_id }));
  const markers = useMarkers(order);
  const rider = markers.find(({ kind }) => kind === 'rider');
  const legs = useLegs(order, rider !== undefined);
  const { said, connect } = useConnection(order, markers);
  const { market } = useConfig();
  const { mapBeforePickup } = useComposition().settings;
  const isStill = !mapBeforePickup && fullMapHidden(order);
  return (
    <div className={css.map} data-still={isStill}>
      <div className={css.mapItself} inert={isStill} aria-hidden={isStill}>
        <MapView
          {...setup}
          centre={order.origin ?? market.centre}
          zoom={zoomLevels.outlet}
          markers={markers}
          legs={legs}
          words={<MapWords order={order} />}
          follow={rider?.id ?? null}
          connect={connect}
          fallback={<p className={css.mapHint}>{t('map.unavailable')}</p>}
        />
      </div>
      <div ref={said} className={css.said}>
        {riderPolled(order) && <RiderSeen order={order} />}
        <OrderNotes key={order.order_id} order={order} className={css.note}>
          {isStill && (
            <p className={css.seen} data-over-map>
              {t('order.map-hidden')}
            </p>
          )}
        </OrderNotes>
      </div>
    </div>
  );
}

/** The markers of an order; their ids differ per order, so that none glides from another order's place. The rider's moves go to the map directly, without a render. */
function useMarkers(order: Order): readonly MapMarker[] {
  const t = useText();
  const { order_id, origin, rider, customer } = order;
  const first = useStoreMap({
    store: $riders,
    keys: [order],
    fn: (riders, [asked]) => locationOf(riders, asked),
    updateFilter: (next, before) => (next === null) !== (before === null),
  });
  const { latitude, longitude } = customer.location;
  const shown = riderAssigned(order) && riderPolled(order) ? first : null;
  return useMemo(
    (): readonly MapMarker[] => [
      {
        id: `dropoff ${order_id}`,
        kind: 'dropoff',
        position: { latitude, longitude },
        label: t('map.marker.dropoff'),
      },
      ...(origin ? [pickupMarker(order_id, origin, t('map.marker.pickup'))] : []),
      ...(shown
        ? [riderMarker(order_id, shown, t('order.rider.on-map', { name: rider?.name ?? '' }))]
        : []),
    ],
    [t, order_id, origin, latitude, longitude, shown, rider?.name],
  );
}

function pickupMarker(orderId: string, position: Position, label: string): MapMarker {
  return { id: `pickup ${orderId}`, kind: 'pickup', position, label };
}

function riderMarker(orderId: string, position: RiderLocation, label: string): MapMarker {
  return { id: `rider ${orderId}`, kind: 'rider', position, label, heading: position.heading };
}

/** Seconds for which a position is where the rider is. */
const FRESH = 30;

/**
 * Both ends of the way with who rides between them, shown again when a rider is found and when they have the goods; the rider's moves; and
 * room for what is said over the map, which comes and goes and has more lines in a narrow window.
 */
function useConnection(order: Order, markers: readonly MapMarker[]) {
  const said = useRef<HTMLDivElement>(null);
  const follow = useRiderMoves(order);
  const ends = markers.filter(({ kind }) => kind !== 'rider').map(({ position }) => position);
  const shown = JSON.stringify([ends, order.order_id, markers.length, wasCollected(order)]);
  const connect = useCallback(
    (map: MapHandle) => {
      const [places, about]: [readonly Position[], string] = JSON.parse(shown);
      map.fit(places, undefined, about);
      const sizes = new ResizeObserver(map.makeRoom);
      if (said.current) sizes.observe(said.current);
      const leave = follow(map);
      return () => {
        sizes.disconnect();
        leave();
      };
    },
    [follow, shown],
  );
  return { said, connect };
}

function useRiderMoves({ order_id }: Order) {
  const watch = useWatch($riders);
  return useCallback(
    (map: MapHandle) =>
      watch((riders) => {
        const location = riders.places.get(order_id);
        if (location) map.moveMarker(`rider ${order_id}`, location, location.heading ?? null);
      }),
    [order_id, watch],
  );
}

/** How far there is to go, or how old the position is: a rider in a tunnel must not look parked. */
function RiderSeen({ order }: { order: Order }) {
  const t = useText();
  const format = useFormat();
  const now = useUnit($now);
  const distance = useRiderDistance(order);
  const seenAt = useStoreMap({
    store: $riders,
    keys: [order],
    fn: (riders, [asked]) => locationOf(riders, asked)?.updated_at ?? null,
  });
  if (seenAt === null) return null;
  const isFresh = distance !== null && now - seenAt < FRESH;
  return (
    <p className={css.seen} data-fresh={isFresh} data-over-map>
      {isFresh ? distance : t('order.rider-seen', { when: format.ago(seenAt, now) })}
    </p>
  );
}
