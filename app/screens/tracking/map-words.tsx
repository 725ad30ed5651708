import { useStoreMap } from 'effector-react';
import { $riders, locationOf, riderPolled } from '#core';
import { greatCircleMetres, wasCollected } from '#core/rules';
import { useFormat, useText } from '#i18n';
import type { Order } from '#schemas';

/** The map in words. It follows the rider by itself, in steps that are worth being told. */
export function MapWords({ order }: { order: Order }) {
  const t = useText();
  return (
    <>
      <li>
        {t('map.marker.dropoff')} <bdi>{order.customer.location.address}</bdi>
      </li>
      {order.origin && (
        <li>
          {t('map.marker.pickup')} <bdi>{order.outlet_name}</bdi>
        </li>
      )}
      {riderPolled(order) && <RiderWords order={order} />}
    </>
  );
}

/** How far the rider is from where they are going. */
function RiderWords({ order }: { order: Order }) {
  const t = useText();
  const format = useFormat();
  const isCarried = wasCollected(order) && order.status !== 'RETURN_INITIATED';
  const metres = useStoreMap({
    store: $riders,
    keys: [order, isCarried],
    fn: (riders, [asked, carried]) => {
      const rider = locationOf(riders, asked);
      const to = carried ? asked.customer.location : asked.origin;
      return rider && to ? roughly(greatCircleMetres(rider, to)) : null;
    },
  });
  if (metres === null) return null;
  const key = isCarried ? 'map.rider.to-dropoff' : 'map.rider.to-pickup';
  return (
    <li>
      {t('order.rider.on-map', { name: order.rider?.name ?? '' })}{' '}
      <bdi>{t(key, { distance: format.distance(metres) })}</bdi>
    </li>
  );
}

/** To a hundred metres, as a position is no more exact than that for long. */
function roughly(metres: number): number {
  return Math.round(metres / 100) * 100;
}
