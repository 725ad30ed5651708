import { greatCircleMetres } from '#core/rules';
import type { Id, Market, Position } from '#schemas';
import type { Db } from '../db/connect.ts';
import type { KeptAnswers } from '../kept/answers.ts';
import { findAreas, isInside, keptAreas } from './areas.ts';

type Outlet = { vendorId: Id; source: Position };

/** Whether an outlet delivers to a position: within its areas, or within the market's radius where there are none. */
export async function isDeliverable(
  sql: Db,
  market: Market,
  { destination, ...outlet }: Outlet & { destination: Position },
  kept?: KeptAnswers,
): Promise<boolean> {
  return (await deliverabilityFrom(sql, market, outlet, kept))(destination);
}

/** The same for many positions. */
export async function deliverabilityFrom(
  sql: Db,
  market: Market,
  { vendorId, source }: Outlet,
  kept?: KeptAnswers,
): Promise<(destination: Position) => boolean> {
  const areas = await (kept
    ? keptAreas({ sql, kept, market }, vendorId)
    : findAreas(sql, market, vendorId));
  if (areas.length > 0) return (destination) => isInside(areas, destination);
  return (destination) => greatCircleMetres(source, destination) <= market.deliveryRadiusKm * 1000;
}
