import type { Position } from '#schemas';

const earthRadiusMetres = 6_371_008.8;

/** Metres along the great circle, by the haversine formula on the mean earth radius. */
export function greatCircleMetres(a: Position, b: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const halfLatitude = radians(b.latitude - a.latitude) / 2;
  const halfLongitude = radians(b.longitude - a.longitude) / 2;
  const chord =
    Math.sin(halfLatitude) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(halfLongitude) ** 2;
  return 2 * earthRadiusMetres * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Metres as they are told, to a step and never none; a hundred suits a rider, whose position is no more exact for long. */
export function toldMetres(metres: number, step = metres < 100 ? 10 : 50): number {
  return Math.round(metres / step) * step || step;
}
