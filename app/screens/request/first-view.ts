import type { Position } from '#schemas';

/** Degrees of latitude of the 2 km around an outlet. */
const reach = 2 / 111.2;

/** Corners of what the map shows before there is an address: the neighbourhood, where names and the edge of a small area are. */
export function firstView({ latitude, longitude }: Position): readonly Position[] {
  const wide = reach / Math.cos((latitude * Math.PI) / 180);
  return [-1, 1].map((side) => ({
    latitude: latitude + side * reach,
    longitude: longitude + side * wide,
  }));
}
