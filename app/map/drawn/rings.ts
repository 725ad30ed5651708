type Degrees = readonly [longitude: number, latitude: number];

/**
 * A line that crosses the antimeridian jumps from 180 to -180 in the data. This carries it on beyond 180
 * instead, and leads a ring that goes all round the world (Antarctica) past its pole, so that it encloses
 * what it means to.
 */
export function unwrap(line: readonly (readonly number[])[]): readonly Degrees[] {
  const points: Degrees[] = [];
  let turns = 0;
  let last: number | null = null;
  for (const [longitude = 0, latitude = 0] of line) {
    if (last !== null) turns += Math.round((last - longitude) / 360);
    last = longitude;
    points.push([longitude + turns * 360, latitude]);
  }
  const [first, end] = [points[0], points.at(-1)];
  if (!first || !end || Math.abs(end[0] - first[0]) < 359) return points;
  const pole = end[1] < 0 ? -90 : 90;
  return [...points, [end[0], pole], [first[0], pole]];
}
