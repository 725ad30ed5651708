import { riderPolled } from '#core';
import { useText } from '#i18n';
import type { Order } from '#schemas';
import { wholeAddress } from '../order/index.ts';
import { useRiderDistance } from './rider-distance.ts';

/** The map in words. It follows the rider by itself, in steps that are worth being told. */
export function MapWords({ order }: { order: Order }) {
  const t = useText();
  return (
    <>
      <li>
        {t('map.marker.dropoff')} <bdi>{wholeAddress(order.customer.location)}</bdi>
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
  const distance = useRiderDistance(order);
  if (distance === null) return null;
  return (
    <li>
      {t('order.rider.on-map', { name: order.rider?.name ?? '' })} <bdi>{distance}</bdi>
    </li>
  );
}
