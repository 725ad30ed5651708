import { useMemo } from 'react';
import { greatCircleMetres, wasCollected } from '#core/rules';
import { useFormat, useText } from '#i18n';
import type { MapLeg } from '#map';
import type { Order } from '#schemas';

/** The way between the markers of an order: to the pickup first, then from there to the door. */
export function useLegs(order: Order, hasRider: boolean): readonly MapLeg[] {
  const t = useText();
  const format = useFormat();
  const { order_id: id } = order;
  const isCarried = wasCollected(order) && order.status !== 'RETURN_INITIATED';
  return useMemo(() => {
    const [pickup, rider, dropoff] = [`pickup ${id}`, `rider ${id}`, `dropoff ${id}`];
    if (!hasRider) return [{ from: pickup, to: dropoff, look: 'full' }];
    const key = isCarried ? 'map.rider.to-dropoff' : 'map.rider.to-pickup';
    const words: MapLeg['words'] = (from, to) =>
      t(key, { distance: format.distance(greatCircleMetres(from, to)) });
    return isCarried
      ? [
          { from: pickup, to: rider, look: 'behind' },
          { from: rider, to: dropoff, look: 'full', words },
        ]
      : [
          { from: rider, to: pickup, look: 'dotted', words },
          { from: pickup, to: dropoff, look: 'full' },
        ];
  }, [t, format, id, hasRider, isCarried]);
}
