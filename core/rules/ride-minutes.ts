import type { Market, Position, UnixTime } from '#schemas';
import { greatCircleMetres } from './distance.ts';
import { isOpen, type ServiceHours, timeOfDay } from './service-hours.ts';
import { placeAt } from './tariff.ts';

/** Minutes until a rider collects, and from there to the door. */
export type RideMinutes = { readonly pickup: number; readonly ride: number };

type Route = { source: Position; destination: Position };

/** Towns, where a market has a tariff of its own: riders are near and streets are full; and everywhere else. */
const areas = {
  town: { pickup: 10, kilometresPerHour: 17 },
  elsewhere: { pickup: 12, kilometresPerHour: 22 },
} as const;

/** Factors for hours with many orders, and for hours with empty streets. */
const hours: readonly (ServiceHours & { factor: number })[] = [
  { from: '1130', to: '1330', factor: 1.2 },
  { from: '1800', to: '2030', factor: 1.3 },
  { from: '2300', to: '0600', factor: 0.9 },
];

/** How much longer streets are than the straight line; and minutes to park, climb stairs and hand over. */
const detour = 1.3;
const atDoors = 8;

/** The minutes of a delivery of two kilometres at a usual hour outside of towns. */
export const usualRide: RideMinutes = minutesOf(areas.elsewhere, 2000, 1);

/** The expected minutes of a delivery, by its distance, the area of its source and the hour in the market's zone. */
export function rideMinutes(
  { fee, timezone }: Pick<Market, 'fee' | 'timezone'>,
  { source, destination }: Route,
  at: UnixTime,
): RideMinutes {
  const area = placeAt({ fee }, source) ? areas.town : areas.elsewhere;
  const now = timeOfDay(at, timezone);
  const factor = hours.find((window) => isOpen(window, now))?.factor ?? 1;
  return minutesOf(area, greatCircleMetres(source, destination), factor);
}

function minutesOf(
  { pickup, kilometresPerHour }: (typeof areas)[keyof typeof areas],
  metres: number,
  factor: number,
): RideMinutes {
  const riding = ((metres / 1000) * detour * 60) / kilometresPerHour;
  return { pickup: pickup * factor, ride: atDoors + riding * factor };
}
