import type { Event, UnixTime } from '#schemas';
import { fact } from '../kernel/log.ts';
import type { OrderIndex } from '../orders/orders.ts';
import { allOrders } from '../orders/rows.ts';
import type { Riders } from '../riders/riders.ts';
import type { Vendors } from '../vendors/vendors.ts';

/** What the projections hold now. */
export type Present = {
  readonly index: OrderIndex;
  readonly riders: Riders;
  readonly vendors: Vendors;
  readonly now: UnixTime;
};

/**
 * The present told as facts. They stand in for those that fell out of a full log: joining is idempotent, so they
 * change nothing for the facts that are still there.
 */
export function carried({ index, riders, vendors, now }: Present): readonly Event[] {
  const { list, selected: vendor_id, include_outlets } = vendors;
  return [
    ...(list ? [fact('vendors.loaded', 'storage', now, { vendors: list })] : []),
    fact('vendor.selected', 'storage', now, { vendor_id, include_outlets }),
    ...allOrders(index).map((order) => fact('order.updated', 'storage', now, { order })),
    ...Array.from(index.pending, (order_id) =>
      fact('order.cancelRequested', 'storage', now, { order_id, reason: 'reason_unknown' }),
    ),
    // At the moment that each tells of, or an old one would not be believed now.
    ...Array.from(riders.places, ([order_id, location]) =>
      fact('rider.located', 'storage', location.updated_at, { order_id, location }),
    ),
  ];
}
