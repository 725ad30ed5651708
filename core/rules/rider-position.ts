import type { Position, RiderLocation, UnixTime } from '#schemas';

/** Seconds that two clocks may differ; what is dated later than that was told by a clock that is wrong. */
export const MOST_AHEAD = 30;
/** Seconds after which a position says nothing about where a rider is now. */
export const MOST_BEHIND = 3600;

/**
 * Whether a position can be where the rider is. A device without a fix tells 0,0; one from the future would be the newest
 * until its time has come, and the rider would stand still for everybody; one of this morning is of another ride.
 */
export function isBelievable(location: RiderLocation, now: UnixTime): boolean {
  const { latitude, longitude, updated_at } = location;
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  const isOfNow = updated_at <= now + MOST_AHEAD && updated_at >= now - MOST_BEHIND;
  return isOnEarth && isOfNow && !isNowhere(location);
}

/** Whether it is what a device without a fix tells. */
export function isNowhere({ latitude, longitude }: Position): boolean {
  return Math.abs(latitude) < NOWHERE && Math.abs(longitude) < NOWHERE;
}

/** Degrees around 0,0, in the sea some 600 km from any shop: about a hundred metres. */
const NOWHERE = 0.001;
