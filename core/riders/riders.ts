import type { Id, Order, RiderLocation } from '#schemas';
import { canonicalText } from '../orders/canonical.ts';
import { defineProjection, ignore } from '../projection.ts';

/** Where the rider of each order was seen last. */
export type Riders = ReadonlyMap<Id, RiderLocation>;

/** Rider positions as a function of the log: the newest wins, and the text where two claim the same moment. */
export const ridersProjection = defineProjection<Riders>(() => nobody, {
  'rider.located': (riders, { payload: { order_id, location } }) => {
    const known = riders.get(order_id);
    return known && !isNewer(location, known) ? riders : new Map(riders).set(order_id, location);
  },
  ...ignore(
    'session.started',
    'session.refreshed',
    'vendors.loaded',
    'vendor.selected',
    'flags.loaded',
    'order.updated',
    'order.cancelRequested',
    'order.cancelRefused',
    'orders.fetched',
    'connection.opened',
    'connection.heard',
    'connection.reset',
    'connection.lost',
    'frame.dropped',
  ),
});

/** Where the present rider of an order is; a replaced rider's last position is not theirs. */
export function locationOf(riders: Riders, { order_id, rider }: Order): RiderLocation | null {
  const location = riders.get(order_id);
  return location && rider?.id === location.rider_id ? location : null;
}

const nobody: Riders = new Map();

function isNewer(location: RiderLocation, known: RiderLocation): boolean {
  if (location.updated_at !== known.updated_at) return location.updated_at > known.updated_at;
  return canonicalText(location) > canonicalText(known);
}
