import { useMemo } from 'react';
import { wasCollected } from '#core/rules';
import type { MapLeg } from '#map';
import type { Order } from '#schemas';

/** The way between the markers of an order: to the pickup first, then from there to the door. How far it is stands over the map. */
export function useLegs(order: Order, hasRider: boolean): readonly MapLeg[] {
  const { order_id: id } = order;
  const isCarried = wasCollected(order) && order.status !== 'RETURN_INITIATED';
  return useMemo(() => {
    const [pickup, rider, dropoff] = [`pickup ${id}`, `rider ${id}`, `dropoff ${id}`];
    if (!hasRider) return [{ from: pickup, to: dropoff, look: 'full' }];
    return isCarried
      ? [
          { from: pickup, to: rider, look: 'behind' },
          { from: rider, to: dropoff, look: 'full' },
        ]
      : [
          { from: rider, to: pickup, look: 'dotted' },
          { from: pickup, to: dropoff, look: 'full' },
        ];
  }, [id, hasRider, isCarried]);
}
