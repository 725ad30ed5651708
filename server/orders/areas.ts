import type { DeliveryArea, Id, Market, Position } from '#schemas';
import type { Db } from '../db/connect.ts';
import type { KeptAnswers } from '../kept/answers.ts';

type Polygon = readonly (readonly (readonly number[])[])[];

/** The areas of a vendor, else those of its country; none means a radius around the outlet. */
export async function findAreas(sql: Db, market: Market, vendorId: Id): Promise<DeliveryArea[]> {
  const areas = await sql<(DeliveryArea & { vendor_id: string | null })[]>`
    select id, name, geometry, vendor_id from delivery_area
    where country = ${market.country} and (vendor_id is null or vendor_id = ${vendorId})
    order by name, id`;
  const own = areas.filter((area) => area.vendor_id !== null);
  return own.length > 0 ? own : areas;
}

/** The same, cached for a moment. */
export async function keptAreas(
  { sql, kept, market }: { sql: Db; kept: KeptAnswers; market: Market },
  vendorId: Id,
): Promise<readonly DeliveryArea[]> {
  const ask = () => findAreas(sql, market, vendorId);
  return (await kept.areas.get(`${market.country} ${vendorId}`, ask)) ?? [];
}

/** Whether a position lies in one of the areas; on an edge it may be either. */
export function isInside(areas: readonly DeliveryArea[], position: Position): boolean {
  return areas.some(({ geometry }) =>
    geometry.type === 'Polygon'
      ? isWithin(geometry.coordinates, position)
      : geometry.coordinates.some((polygon) => isWithin(polygon, position)),
  );
}

/** The even-odd rule over all rings, so that holes are outside. */
function isWithin(polygon: Polygon, { latitude, longitude }: Position): boolean {
  let inside = false;
  for (const ring of polygon) {
    for (const [nth, [x = 0, y = 0]] of ring.entries()) {
      const [fromX = 0, fromY = 0] = ring[nth === 0 ? ring.length - 1 : nth - 1] ?? [];
      if (y > latitude === fromY > latitude) continue;
      if (longitude < ((fromX - x) * (latitude - y)) / (fromY - y) + x) inside = !inside;
    }
  }
  return inside;
}
