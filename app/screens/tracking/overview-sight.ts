import type { Position } from '#schemas';

type Box = { south: number; north: number; west: number; east: number };

/** As soon as all that is shown would fit into this share of what was, in height and in width, it is shown nearer. */
const shrunk = 0.5;
/** So far beyond all of it, as a share of it, somebody may be before it changes: a rider turns round behind the last door. */
const around = 0.05;

/**
 * What a map of riders has in sight: what it had, as long as everybody is within that and it is not much too wide, so that it is not moved
 * each time somebody rides on; else where all of them are now.
 */
export function sightOf(
  before: readonly Position[],
  now: readonly Position[],
): readonly Position[] {
  if (now.length === 0 || before === now) return before;
  if (before.length === 0) return now;
  const [had, has] = [boxOf(before), boxOf(now)];
  return holds(had, has) && !isMuchWider(had, has) ? before : now;
}

/** What a map has to show so that nobody who stays in that sight is off it, or under what lies over it. */
export function shownOf(sight: readonly Position[]): readonly Position[] {
  if (sight.length === 0) return sight;
  const box = boxOf(sight);
  const room = roomOf(box);
  return [
    { latitude: box.south - room, longitude: box.west - room },
    { latitude: box.north + room, longitude: box.east + room },
  ];
}

const roomOf = ({ south, north, west, east }: Box) => around * Math.max(north - south, east - west);

function boxOf(positions: readonly Position[]): Box {
  const box: Box = { south: 90, north: -90, west: 180, east: -180 };
  for (const { latitude, longitude } of positions) {
    box.south = Math.min(box.south, latitude);
    box.north = Math.max(box.north, latitude);
    box.west = Math.min(box.west, longitude);
    box.east = Math.max(box.east, longitude);
  }
  return box;
}

function holds(outer: Box, inner: Box): boolean {
  const room = roomOf(outer);
  return (
    outer.south - room <= inner.south &&
    outer.north + room >= inner.north &&
    outer.west - room <= inner.west &&
    outer.east + room >= inner.east
  );
}

function isMuchWider(outer: Box, inner: Box): boolean {
  return (
    inner.north - inner.south < shrunk * (outer.north - outer.south) &&
    inner.east - inner.west < shrunk * (outer.east - outer.west)
  );
}
