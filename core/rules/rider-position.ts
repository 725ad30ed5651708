import type { Position, RiderLocation, UnixTime } from '#schemas';

/** Seconds that a position may be ahead of our clock; more means that the sender's clock is wrong. */
export const MOST_AHEAD = 30;
/** Seconds after which a position is too old. */
export const MOST_BEHIND = 3600;

/**
 * Whether a position can be the rider's present one. A device without a fix sends 0,0; a position from the future would stay
 * the newest and freeze the rider on the map; one from hours ago belongs to another ride.
 */
export function isBelievable(location: RiderLocation, now: UnixTime): boolean {
  const { latitude, longitude, updated_at } = location;
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  const isOfNow = updated_at <= now + MOST_AHEAD && updated_at >= now - MOST_BEHIND;
  return isOnEarth && isOfNow && !isNowhere(location);
}

/** Whether a position is 0,0, which a device without a fix sends. */
export function isNowhere({ latitude, longitude }: Position): boolean {
  return Math.abs(latitude) < NOWHERE && Math.abs(longitude) < NOWHERE;
}

/** Degrees around 0,0 (about a hundred metres), in the sea far from any shop. */
const NOWHERE = 0.001;
