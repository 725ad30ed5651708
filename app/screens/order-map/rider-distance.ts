import { useStoreMap } from 'effector-react';
import { $riders, locationOf } from '#core';
import { greatCircleMetres, toldMetres, wasCollected } from '#core/rules';
import { useFormat, useText } from '#i18n';
import type { Order } from '#schemas';

/** How far the rider is from where they are going, in words; null while nobody knows. */
export function useRiderDistance(order: Order): string | null {
  const t = useText();
  const format = useFormat();
  const isCarried = wasCollected(order) && order.status !== 'RETURN_INITIATED';
  const metres = useStoreMap({
    store: $riders,
    keys: [order, isCarried],
    fn: (riders, [asked, carried]) => {
      const rider = locationOf(riders, asked);
      const to = carried ? asked.customer.location : asked.origin;
      return rider && to ? toldMetres(greatCircleMetres(rider, to), 100) : null;
    },
  });
  if (metres === null) return null;
  const key = isCarried ? 'map.rider.to-dropoff' : 'map.rider.to-pickup';
  return t(key, { distance: format.distance(metres) });
}
