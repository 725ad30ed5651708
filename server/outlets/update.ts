import { isEditableOutlet } from '#core/rules';
import type { endpoints, Vendor } from '#schemas';
import type { Tx } from '../db/connect.ts';
import { refusals } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import { findVendors } from '../vendors/repository.ts';
import { columnsOf } from './columns.ts';
import { lockOwners, shareAccess } from './owners.ts';
import { invalid, planOf, requireOffered, requireOwner, requireSound, telling } from './refuse.ts';

type Update = Call<typeof endpoints.updateOutlet>;

/** Changes a collection point. */
export async function updateOutlet(call: Update): Promise<Vendor> {
  const { sql, input, market, who, log } = call;
  await requireOffered(call, 'edit-vendor-outlet');
  requireSound(input.body, market);
  const vendor = await telling(sql.begin((tx) => change(tx, call)));
  log.info({ vendorId: vendor.vendor_id, by: who.userId }, 'an outlet was changed');
  return vendor;
}

async function change(tx: Tx, { input: { params, body }, market, who }: Update): Promise<Vendor> {
  const id = params.vendorId;
  const columns = columnsOf(body, planOf(market));
  await lockOwners(tx, columns.owners);
  await tx`select 1 from vendors where id = ${id} for no key update`;
  const [before] = await findVendors(tx, [id]);
  if (!before) throw refusals.unknown();
  if (!isEditableOutlet(before)) throw invalid.closed();
  if (body.parent_vendor_id !== before.parent_vendor_id) throw invalid.fixed('parent_vendor_id');
  if (before.client_vendor_id && columns.client_vendor_id !== before.client_vendor_id) {
    throw invalid.fixed('client_vendor_id');
  }
  const { owners } = columns;
  const access = { owners, before: before.vendor_information.owners, savedBy: who.userId };
  const isOthers = haveOwnersChanged(access);
  if (isOthers) requireOwner(who, id);
  await tx`update vendors set ${tx(columns)} where id = ${id}`;
  if (isOthers) await tx`update vendors set owners_named = true where id = ${id}`;
  await shareAccess(tx, { vendorId: id, ...access });
  const [after] = await findVendors(tx, [id]);
  if (!after) throw refusals.unknown();
  return after;
}

function haveOwnersChanged({ owners, before }: { owners: string[]; before: string[] }): boolean {
  const earlier = new Set(before.map((email) => email.toLowerCase()));
  return owners.length !== earlier.size || owners.some((email) => !earlier.has(email));
}
