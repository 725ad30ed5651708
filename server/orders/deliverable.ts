import { greatCircleMetres } from '#core/rules';
import type { Id, Market, Position } from '#schemas';
import type { Db } from '../db/connect.ts';
import { findAreas, isInside } from './areas.ts';

/** Whether an outlet delivers to a position: within its areas, or within the market's radius where there are none. */
export async function isDeliverable(
  sql: Db,
  market: Market,
  route: { vendorId: Id; source: Position; destination: Position },
): Promise<boolean> {
  const areas = await findAreas(sql, market, route.vendorId);
  if (areas.length > 0) return isInside(areas, route.destination);
  return greatCircleMetres(route.source, route.destination) <= market.deliveryRadiusKm * 1000;
}
