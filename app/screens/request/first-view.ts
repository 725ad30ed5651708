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
  const around = [-1, 1].map((side) => [longitude + side * wide, latitude + side * reach]);
  const edge = areas.flatMap(({ geometry }) =>
    (geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates).flat(2),
  );
  const seen = [[longitude, latitude], ...(edge.length > 0 ? edge : around)];
  const ys = seen.map(([, y = 0]) => y);
  // On the outlet's side of the antimeridian.
  const xs = seen.map(([x = 0]) => x + Math.round((longitude - x) / 360) * 360);
  return [Math.min, Math.max].map((most) => ({ latitude: most(...ys), longitude: most(...xs) }));
}
