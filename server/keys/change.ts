import type { endpoints, Id, ServiceKey } from '#schemas';
import type { Db } from '../db/connect.ts';
import { refusal, refusals } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import { countKeys, endKey, findKeys, insertKey, replaceSecret } from './repository.ts';

/** Keys that a vendor may have at once; revoked ones don't count. */
const mostKeys = 20;

/** The keys of a vendor. */
export async function listKeys({ sql, clock, input }: Call<typeof endpoints.listServiceKeys>) {
  return { keys: await findKeys(sql, input.params.vendorId, { now: clock() }) };
}

/** Creates a key; only this answer holds its secret. */
export async function createKey(call: Call<typeof endpoints.createServiceKey>) {
  const { sql, clock, input, who, log } = call;
  const { vendorId } = input.params;
  await requireOutlets(sql, vendorId, input.body.outlets);
  const now = clock();
  const made = await sql.begin(async (tx) => {
    // Lock the vendor, so that parallel calls cannot exceed the limit; orders, which refer to it, go on.
    await tx`select 1 from vendors where id = ${vendorId} for no key update`;
    if ((await countKeys(tx, vendorId)) >= mostKeys) throw tooManyKeys();
    return insertKey(tx, { vendorId, by: who.userId, now, asked: input.body });
  });
  log.info({ vendorId, key: made.id, by: who.userId }, 'a service key was made');
  return { key: await keyOf(call, made.id), secret: made.secret };
}

/** Gives a key a new secret; the previous one stays valid for a while. */
export async function rotateKey(call: Call<typeof endpoints.rotateServiceKey>) {
  const { sql, clock, input, who, log } = call;
  const { vendorId, keyId: id } = input.params;
  const secret = await sql.begin((tx) => replaceSecret(tx, { vendorId, id, now: clock() }));
  if (secret === undefined) throw refusals.unknown();
  log.info({ vendorId, key: id, by: who.userId }, 'a service key was rotated');
  return { key: await keyOf(call, id), secret };
}

/** Revokes a key. */
export async function revokeKey(
  call: Call<typeof endpoints.revokeServiceKey>,
): Promise<ServiceKey> {
  const { sql, clock, input, who, log } = call;
  const { vendorId, keyId: id } = input.params;
  await endKey(sql, { vendorId, id, by: who.userId, now: clock() });
  log.info({ vendorId, key: id, by: who.userId }, 'a service key was revoked');
  return keyOf(call, id);
}

type OfVendor = Pick<Call, 'sql' | 'clock'> & { input: { params: { vendorId: Id } } };

async function keyOf({ sql, clock, input }: OfVendor, id: Id): Promise<ServiceKey> {
  const [key] = await findKeys(sql, input.params.vendorId, { now: clock(), id });
  if (!key) throw refusals.unknown();
  return key;
}

async function requireOutlets(sql: Db, vendorId: Id, outlets: readonly Id[] = []): Promise<void> {
  const own = await sql<{ id: Id }[]>`
    select id from vendors where (id = ${vendorId} or parent_id = ${vendorId}) and id = any(${[...outlets]})`;
  const known = new Set(own.map(({ id }) => id));
  const unknown = outlets.find((id) => !known.has(id));
  if (unknown === undefined) return;
  throw refusal(400, 'UnknownOutlet', `There is no outlet ${unknown} here.`, {
    ...{ key: 'alert.error', field: 'body.outlets' },
  });
}

function tooManyKeys() {
  return refusal(409, 'TooManyKeys', `Revoke a key first: there may be ${mostKeys} at once.`, {
    key: 'till.error.too-many-keys',
  });
}
