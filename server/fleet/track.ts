import type { Position, UnixTime } from '#schemas';
import { between, type Random } from './random.ts';
import { bearing, offset, roundDegrees, streetsBetween } from './streets.ts';

/** A corner and when the rider passes it: `[Unix seconds, latitude, longitude]`. */
export type TrackPoint = readonly [at: UnixTime, latitude: number, longitude: number];
export type Track = readonly TrackPoint[];

/** Of a position, which is told to about a tenth of a metre. */
const decimals = 6;

/** One ride from one place to another. */
export type Leg = { from: Position; to: Position; start: UnixTime; end: UnixTime };

/** The track of a ride, with varying speed. */
export function ride({ from, to, start, end }: Leg, random: Random): Track {
  const corners = streetsBetween(from, to, random);
  const efforts = corners.map((corner, nth) => {
    const { east, north } = offset(corners[nth - 1] ?? corner, corner);
    return Math.hypot(east, north) * between(random, 0.7, 1.4);
  });
  const total = efforts.reduce((sum, effort) => sum + effort, 0) || 1;
  let spent = 0;
  return corners.map(({ latitude, longitude }, nth) => {
    spent += efforts[nth] ?? 0;
    const at = nth === corners.length - 1 ? end : start + (end - start) * (spent / total);
    return [at, roundDegrees(latitude, decimals), roundDegrees(longitude, decimals)];
  });
}

/** The rider's position and heading at a time; before the start and after the end, that corner. */
export function positionOn(
  track: Track,
  now: UnixTime,
): (Position & { heading: number | null }) | undefined {
  const first = track[0];
  if (!first) return undefined;
  const next = track.findIndex(([at]) => at > now);
  const to = track[next < 0 ? track.length - 1 : next] ?? first;
  const from = track[(next < 0 ? track.length : next) - 1] ?? first;
  const part = to[0] > from[0] ? Math.min(1, Math.max(0, (now - from[0]) / (to[0] - from[0]))) : 1;
  return {
    latitude: roundDegrees(from[1] + (to[1] - from[1]) * part, decimals),
    longitude: roundDegrees(from[2] + (to[2] - from[2]) * part, decimals),
    heading: headingAt(track, next < 0 ? track.length - 1 : next),
  };
}

/** The heading of the last move before a corner, which a waiting rider keeps. */
function headingAt(track: Track, corner: number): number | null {
  for (let nth = Math.max(1, corner); nth > 0; nth -= 1) {
    const a = track[nth - 1];
    const b = track[nth];
    if (!a || !b) return null;
    const way = offset({ latitude: a[1], longitude: a[2] }, { latitude: b[1], longitude: b[2] });
    if (Math.hypot(way.east, way.north) > 0.5) return Math.round(bearing(way) * 10) / 10;
  }
  return null;
}
