import type { Db } from '../db/connect.ts';
import { isGuestId } from '../guests/tokens.ts';
import { togetherOn } from '../together.ts';

type Owned = { vendor_id: string; placed_by: string | null };

/** Who may touch an order; orders that are asked about in the same moment are one question. */
export const ownersOfOrder = togetherOn(async (sql: Db, ids: readonly string[]) => {
  const rows = await sql<(Owned & { id: string })[]>`
    select id, vendor_id, placed_by from orders where id = any(${[...new Set(ids)]})`;
  const byId = new Map(rows.map((row) => [row.id, ownersOf(row)]));
  return ids.map((id) => byId.get(id) ?? []);
});

/** A rider belongs to those they ride for, and only while they do. */
export async function ownersOfRider(sql: Db, riderId: string): Promise<string[]> {
  const rows = await sql<Owned[]>`
    select vendor_id, placed_by from orders where rider_id = ${riderId} and not over`;
  return rows.flatMap(ownersOf);
}

/** The vendor, and the guest who asked for it if it was one. */
function ownersOf({ vendor_id, placed_by }: Owned): string[] {
  return [vendor_id, ...(isGuestId(placed_by) ? [placed_by] : [])];
}

type Stored = { id: string; record: string; vendor_id: string; parent_id: string | null };

/** An order as the text that the database keeps, its outlet, and the parent of that; those that are asked for in the same moment are one question. */
export const findStored = togetherOn(async (sql: Db, ids: readonly string[]) => {
  const rows = await sql<Stored[]>`
    select o.id, o.record::text as record, v.id as vendor_id, v.parent_id
    from orders o join vendors v on v.id = o.vendor_id where o.id = any(${[...new Set(ids)]})`;
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id));
});
