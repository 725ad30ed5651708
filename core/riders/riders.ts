import { isBelievable } from '#core/rules';
import type { Id, Order, RiderLocation } from '#schemas';
import { defineProjection } from '../kernel/projection.ts';
import { canonicalText } from '../orders/canonical.ts';

/**
 * The last position of each order's rider. The map is changed in place, since copying a thousand positions for each of a
 * thousand updates costs a second; a new object around it tells of a change.
 */
export type Riders = { readonly places: ReadonlyMap<Id, RiderLocation> };

/** Rider positions as a function of the log: the newest wins; of two at the same time, the greater canonical text. */
export const ridersProjection = defineProjection<Riders>(() => nobody, {
  'rider.located': (riders, { at, payload: { order_id, location } }) => {
    const known = riders.places.get(order_id);
    if (known && !isNewer(location, known)) return riders;
    if (!isBelievable(location, at)) return riders;
    return { places: openPlaces(riders).set(order_id, location) };
  },
});

/** The position of an order's present rider; null where the last position is a replaced rider's. */
export function locationOf(riders: Riders, { order_id, rider }: Order): RiderLocation | null {
  const location = riders.places.get(order_id);
  return location && rider?.id === location.rider_id ? location : null;
}

const nobody: Riders = { places: new Map() };

/** The map to change. The initial empty one is shared by all scopes, so it is replaced by a new one. */
function openPlaces(riders: Riders): Map<Id, RiderLocation> {
  return riders === nobody ? new Map() : (riders.places as Map<Id, RiderLocation>);
}

function isNewer(location: RiderLocation, known: RiderLocation): boolean {
  if (location.updated_at !== known.updated_at) return location.updated_at > known.updated_at;
  return canonicalText(location) > canonicalText(known);
}
