import type { Position } from '#schemas';
import { between, type Random, randomFrom } from './random.ts';

/** Metres of a degree of latitude. */
const degree = 111_195;
/** Metres between two corners. */
const block = 350;

type Metres = { east: number; north: number };

/**
 * The corners of a route through imaginary streets, both ends included. Streets are at right angles, with the same direction for
 * everybody in a neighbourhood.
 */
export function streetsBetween(from: Position, to: Position, random: Random): Position[] {
  const way = offset(from, to);
  const angle = streetAngle(from);
  const along = turn(way, -angle);
  const turns = Math.min(6, Math.max(1, Math.round(Math.hypot(way.east, way.north) / block)));
  const eastward = shares(turns, random);
  const northward = shares(turns, random);
  const corners: Position[] = [from];
  let here: Metres = { east: 0, north: 0 };
  for (let nth = 0; nth < turns; nth += 1) {
    here = { ...here, east: here.east + along.east * (eastward[nth] ?? 0) };
    corners.push(moveBy(from, turn(here, angle)));
    here = { ...here, north: here.north + along.north * (northward[nth] ?? 0) };
    corners.push(moveBy(from, turn(here, angle)));
  }
  return [...corners.slice(0, -1), to];
}

/** The position some metres from another. */
export function moveBy({ latitude, longitude }: Position, { east, north }: Metres): Position {
  return {
    latitude: latitude + north / degree,
    longitude: longitude + east / (degree * Math.cos(radians(latitude))),
  };
}

/** Degrees with so many decimals; 5 are about a metre. */
export function roundDegrees(degrees: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(degrees * scale) / scale;
}

/** The offset between two positions; precise enough within a town. */
export function offset(from: Position, to: Position): Metres {
  return {
    east: (to.longitude - from.longitude) * degree * Math.cos(radians(from.latitude)),
    north: (to.latitude - from.latitude) * degree,
  };
}

/** Degrees clockwise from north. */
export function bearing({ east, north }: Metres): number {
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
}

/** The angle of the streets around a position: one for every tenth of a degree. */
function streetAngle({ latitude, longitude }: Position): number {
  const random = randomFrom(`streets ${latitude.toFixed(1)} ${longitude.toFixed(1)}`);
  return between(random, 0, Math.PI / 2);
}

/** Random parts that sum to 1. */
function shares(count: number, random: Random): number[] {
  const parts = Array.from({ length: count }, () => between(random, 0.4, 1));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / whole);
}

function turn({ east, north }: Metres, angle: number): Metres {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return { east: east * cos - north * sin, north: east * sin + north * cos };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
