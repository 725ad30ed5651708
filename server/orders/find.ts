import type { Db } from '../db/connect.ts';
import { isGuestId } from '../guests/tokens.ts';
import { togetherOn } from '../together.ts';

type Owned = { vendor_id: string; placed_by: string | null };

/** The owners of an order; questions at the same time become one query. */
export const ownersOfOrder = togetherOn(async (sql: Db, ids: readonly string[]) => {
  const rows = await sql<(Owned & { id: string })[]>`
    select id, vendor_id, placed_by from orders where id = any(${[...new Set(ids)]})`;
  const byId = new Map(rows.map((row) => [row.id, ownersOf(row)]));
  return ids.map((id) => byId.get(id) ?? []);
});

/** The owners of a rider: those of the rider's live orders. */
export async function ownersOfRider(sql: Db, riderId: string): Promise<string[]> {
  const rows = await sql<Owned[]>`
    select vendor_id, placed_by from orders where rider_id = ${riderId} and not over`;
  return rows.flatMap(ownersOf);
}

/** The vendor, and the guest if one placed it. */
function ownersOf({ vendor_id, placed_by }: Owned): string[] {
  return [vendor_id, ...(isGuestId(placed_by) ? [placed_by] : [])];
}

type Stored = Owned & { id: string; record: string; parent_id: string | null };

/** An order as stored JSON, its outlet and parent, with its owners; questions at the same time become one query. */
export const findStored = togetherOn(async (sql: Db, ids: readonly string[]) => {
  const rows = await sql<Stored[]>`
    select o.id, o.record::text as record, o.vendor_id, o.placed_by, v.parent_id
    from orders o join vendors v on v.id = o.vendor_id where o.id = any(${[...new Set(ids)]})`;
  const byId = new Map(rows.map((row) => [row.id, { owners: ownersOf(row), found: row }]));
  return ids.map((id) => byId.get(id));
});

/** An order as it was found. */
export type StoredOrder = Pick<Stored, 'record' | 'vendor_id' | 'parent_id'>;
