import type { endpoints, Id, Vendor } from '#schemas';
import type { Db, Tx } from '../db/connect.ts';
import { bodyHashOf, once, requireKey, requireSameBody } from '../http/idempotency.ts';
import type { Call } from '../http/serve.ts';
import { findVendors } from '../vendors/repository.ts';
import { columnsOf } from './columns.ts';
import { newOutletId } from './new-id.ts';
import { lockOwners, shareAccess } from './owners.ts';
import { invalid, planOf, requireOffered, requireOwner, requireSound, telling } from './refuse.ts';

type Create = Call<typeof endpoints.createOutlet>;
type Asked = { userId: Id; key: string; bodyHash: Buffer };

/** The most ids to try; more than one is rare. */
const tries = 20;

/** Adds a collection point, once for each key: a repeated call with the same body gets the same one. */
export async function createOutlet(call: Create): Promise<Vendor> {
  const asked = askedOf(call);
  // Of two equal parallel calls, one finds the merchant's own id taken by the other, which must not be refused.
  return telling(
    once(
      () => findAdded(call.sql, asked),
      () => add(call, asked),
    ),
  );
}

async function add(call: Create, asked: Asked): Promise<Vendor> {
  const { sql, input, market, who, log } = call;
  await requireOffered(call, 'add-vendor-outlet');
  requireSound(input.body, market);
  const parent = await findParent(sql, input.body.parent_vendor_id);
  if (input.body.users.length > 0) requireOwner(who, parent.vendor_id);
  const added = await sql.begin((tx) => insert(tx, call, parent, asked));
  log.info({ vendorId: added.vendor_id, by: who.userId }, 'an outlet was added');
  return added;
}

async function insert(
  tx: Tx,
  { input, clock, config, market, who }: Create,
  parent: Vendor & { deployment: string },
  { userId, key, bodyHash }: Asked,
): Promise<Vendor> {
  const outlet = columnsOf(input.body, planOf(market));
  await lockOwners(tx, outlet.owners);
  const row = {
    ...{ ...outlet, parent_id: parent.vendor_id, deployment: parent.deployment },
    ...{ currency: parent.vendor_information.currency, is_parent: false, is_active: false },
    is_registered: false,
    owners_named: true,
    available_at: clock() + config.outletReadySeconds,
    ...{ added_by: userId, idempotency_key: key, body_hash: bodyHash },
  };
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const id = newOutletId();
    const [free] = await tx`
      insert into vendors ${tx({ ...row, id })} on conflict (id) do nothing returning id`;
    if (!free) continue;
    const { owners } = outlet;
    await shareAccess(tx, { vendorId: id, owners, before: [], savedBy: who.userId });
    const [vendor] = await findVendors(tx, [id]);
    if (vendor) return vendor;
  }
  throw new Error('no id was free');
}

async function findParent(sql: Db, id: Id): Promise<Vendor & { deployment: string }> {
  const [vendor] = await findVendors(sql, [id]);
  const [row] = await sql<{ deployment: string }[]>`
    select deployment from vendors where id = ${id}`;
  if (!vendor?.is_parent || !row) throw invalid.parent();
  return { ...vendor, ...row };
}

function askedOf({ who, idempotencyKey, input }: Create): Asked {
  const key = requireKey(idempotencyKey);
  return { userId: who.userId, key, bodyHash: bodyHashOf(input.body) };
}

async function findAdded(sql: Db, { userId, key, bodyHash }: Asked): Promise<Vendor | undefined> {
  const [row] = await sql<{ id: Id; body_hash: Buffer }[]>`
    select id, body_hash from vendors
    where added_by = ${userId} and idempotency_key = ${key}`;
  if (!row) return undefined;
  requireSameBody(row, bodyHash, 'collection point');
  const [vendor] = await findVendors(sql, [row.id]);
  return vendor;
}
