import type * as z from 'zod/mini';
import type { Outlet } from '#schemas/operator';
import type { Db, Fragment, Tx } from '../../db/connect.ts';
import { missing } from './find.ts';

export type OutletRow = z.input<typeof Outlet>;

/** The columns of an outlet for operators; `v` is its row. */
export function outletColumns(sql: Db): Fragment {
  return sql`v.id as outlet_id, v.parent_id as merchant_id, v.deployment, v.name, v.client_vendor_id, v.phone,
    v.address_text as address, v.is_active as is_open, v.available_at`;
}

/** Locks an outlet, or a merchant with all its outlets; answers them, itself first. Orders, which refer to them, go on. */
export async function lockFamily(
  tx: Tx,
  id: string,
): Promise<readonly [OutletRow, ...OutletRow[]]> {
  const rows = await tx<OutletRow[]>`
    select ${outletColumns(tx)} from vendors v
    where (v.id = ${id} or v.parent_id = ${id}) and not v.is_guest order by v.id for no key update`;
  const [own] = rows.filter(({ outlet_id }) => outlet_id === id);
  if (!own) throw missing(`outlet ${id}`, 'params.outletId');
  return [own, ...rows.filter((row) => row !== own)];
}

export async function findOutlet(sql: Db, id: string): Promise<OutletRow> {
  const [row] = await sql<OutletRow[]>`
    select ${outletColumns(sql)} from vendors v where v.id = ${id} and not v.is_guest`;
  if (!row) throw missing(`outlet ${id}`, 'params.outletId');
  return row;
}

/** The name of an outlet in the audit. */
export function outletTarget({ outlet_id, name }: Pick<OutletRow, 'outlet_id' | 'name'>): string {
  return `outlet ${outlet_id} ${name}`;
}
