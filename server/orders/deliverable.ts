import { greatCircleMetres } from '#core/rules';
import type { Id, Market, Position } from '#schemas';
import type { Db } from '../db/connect.ts';
import { findAreas, isInside } from './areas.ts';

type Outlet = { vendorId: Id; source: Position };

/** Whether an outlet delivers to a position: within its areas, or within the market's radius where there are none. */
export async function isDeliverable(
  sql: Db,
  market: Market,
  { destination, ...outlet }: Outlet & { destination: Position },
): Promise<boolean> {
  return (await deliverabilityFrom(sql, market, outlet))(destination);
}

/** The same for many positions. */
export async function deliverabilityFrom(
  sql: Db,
  market: Market,
  { vendorId, source }: Outlet,
): Promise<(destination: Position) => boolean> {
  const areas = await findAreas(sql, market, vendorId);
  if (areas.length > 0) return (destination) => isInside(areas, destination);
  return (destination) => greatCircleMetres(source, destination) <= market.deliveryRadiusKm * 1000;
}
