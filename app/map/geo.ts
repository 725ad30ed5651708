import type { Position } from '#schemas';
import type { Bounds } from './types.ts';

/** Metres east and north in spherical Mercator, what OpenLayers calls EPSG:3857. */
export type Point = readonly [x: number, y: number];
/** West, south, east, north in Mercator metres. */
export type Box = readonly [number, number, number, number];

const radius = 6_378_137;
/** Half the width of the world in Mercator metres. */
export const halfWorld = Math.PI * radius;
/** Where Mercator is cut off, so that the world is a square. */
const latitudeLimit = 85.0511287798066;

export function toPoint({ longitude, latitude }: Position): Point {
  const clamped = Math.max(-latitudeLimit, Math.min(latitudeLimit, latitude));
  const y = radius * Math.log(Math.tan(Math.PI / 4 + (clamped * Math.PI) / 360));
  return [(longitude * halfWorld) / 180, y];
}

export function toPosition([x, y]: Point): Position {
  const latitude = (Math.atan(Math.exp(y / radius)) * 360) / Math.PI - 90;
  return { latitude, longitude: wrapLongitude((x * 180) / halfWorld) };
}

/** Brings a longitude that went round the world back between -180 and 180. */
export function wrapLongitude(longitude: number): number {
  if (longitude >= -180 && longitude <= 180) return longitude;
  return ((((longitude + 180) % 360) + 360) % 360) - 180;
}

export function toBounds([west, south, east, north]: Box): Bounds {
  if (east - west >= 2 * halfWorld) {
    return { west: -180, east: 180, ...latitudes(south, north) };
  }
  return {
    west: toPosition([west, 0]).longitude,
    east: toPosition([east, 0]).longitude,
    ...latitudes(south, north),
  };
}

/** How much longer a Mercator metre is than a metre on the ground there. */
export function stretchAt(latitude: number): number {
  return (
    1 / Math.cos((Math.max(-latitudeLimit, Math.min(latitudeLimit, latitude)) * Math.PI) / 180)
  );
}

export function boxesMeet(a: Box, b: Box): boolean {
  return a[0] <= b[2] && a[2] >= b[0] && a[1] <= b[3] && a[3] >= b[1];
}

function latitudes(south: number, north: number) {
  return { south: toPosition([0, south]).latitude, north: toPosition([0, north]).latitude };
}

/** The box around positions, on the side of the antimeridian where the first one lies; null for none. */
export function boxAround(positions: readonly Position[]): Box | null {
  const [first] = positions;
  if (!first) return null;
  const points = positions.map((position) => {
    const turns = Math.round((first.longitude - position.longitude) / 360);
    return toPoint({ ...position, longitude: position.longitude + turns * 360 });
  });
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

export function contains(outer: Box, inner: Box): boolean {
  return (
    outer[0] <= inner[0] && outer[1] <= inner[1] && outer[2] >= inner[2] && outer[3] >= inner[3]
  );
}

/** The box with a share of its size added on each side. */
export function widen([west, south, east, north]: Box, share: number): Box {
  const [dx, dy] = [(east - west) * share, (north - south) * share];
  return [west - dx, south - dy, east + dx, north + dy];
}

/**
 * How far to shift the world so that each of its copies in sight is painted. One more on each side: what
 * crosses the antimeridian hangs over.
 */
export function turnsInView([west, , east]: Box): readonly number[] {
  const world = 2 * halfWorld;
  const first = Math.floor((west + halfWorld) / world) - 1;
  const last = Math.floor((east + halfWorld) / world) + 1;
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * world);
}
