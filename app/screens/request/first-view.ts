import type { DeliveryArea, Position } from '#schemas';

/** Degrees of latitude of the 2 km around an outlet without a delivery area. */
const reach = 2 / 111.2;

/** Corners of what the map shows before there is an address: where the outlet delivers, else its neighbourhood. */
export function firstView(
  origin: Position,
  areas: readonly Pick<DeliveryArea, 'geometry'>[],
): readonly Position[] {
  const { latitude, longitude } = origin;
  const wide = reach / Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
  const around = [-1, 1].map((side) => ({
    latitude: latitude + side * reach,
    longitude: longitude + side * wide,
  }));
  const edge = areas.flatMap(({ geometry }) =>
    (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates).flat(2),
  );
  if (edge.length === 0) return around;
  let [west, south, east, north] = [longitude, latitude, longitude, latitude];
  for (const [x = 0, y = 0] of edge) {
    // On the outlet's side of the antimeridian.
    const near = x + Math.round((longitude - x) / 360) * 360;
    [west, east] = [Math.min(west, near), Math.max(east, near)];
    [south, north] = [Math.min(south, y), Math.max(north, y)];
  }
  return [
    { latitude: south, longitude: west },
    { latitude: north, longitude: east },
  ];
}
