import { randomBytes } from 'node:crypto';
import type { Id, NewServiceKey, ServiceKey, UnixTime } from '#schemas';
import type { Db, Sql, Tx } from '../db/connect.ts';
import { digest } from '../secrets.ts';
import { keyIdOf } from './key-id.ts';

/** Seconds for which the previous secret stays valid. */
const overlap = 86_400;
/** Seconds for which revoked keys are listed, and how many of them, the last ones. */
const revokedToldFor = 90 * 86_400;
const mostRevokedTold = 50;
/** Characters of a secret by which its owner recognises it. */
const hintLength = 10;

type Row = {
  id: Id;
  vendor_id: Id;
  name: string;
  scopes: string[];
  outlets: string[] | null;
  created_at: UnixTime;
  last_used_at: UnixTime | null;
  revoked_at: UnixTime | null;
  secrets: { hint: string; created_at: UnixTime; expires_at: UnixTime | null }[];
};

/** Keys of a vendor, newest first; all listed ones, or one by id. */
export async function findKeys(
  sql: Db,
  vendorId: Id,
  { now, id }: { now: UnixTime; id?: Id },
): Promise<ServiceKey[]> {
  const rows = await sql<Row[]>`
    select k.*, coalesce((
      select jsonb_agg(jsonb_build_object('hint', hint, 'created_at', created_at, 'expires_at', expires_at) order by created_at desc)
      from service_key_secrets s where s.key_id = k.id and (s.expires_at is null or s.expires_at > ${now})), '[]') as secrets
    from (
      select *, row_number() over (partition by revoked_at is null order by revoked_at desc, id) as nth
      from service_keys
      where vendor_id = ${vendorId} and id = coalesce(${id ?? null}::text, id)
        and (revoked_at is null or revoked_at > ${now - revokedToldFor})) k
    where k.revoked_at is null or k.nth <= ${mostRevokedTold}
    order by k.created_at desc, k.id`;
  return rows.map(toKey);
}

/** How many keys of a vendor are not revoked. */
export async function countKeys(sql: Db, vendorId: Id): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from service_keys where vendor_id = ${vendorId} and revoked_at is null`;
  return row?.count ?? 0;
}

type Made = { vendorId: Id; by: string; now: UnixTime; asked: NewServiceKey };

/** Stores a new key; answers its id and its secret, of which only a hash is stored. */
export async function insertKey(tx: Tx, { vendorId, by, now, asked }: Made) {
  const id = keyIdOf(randomBytes(9).toString('base64url'));
  const { name, scopes, outlets } = asked;
  await tx`insert into service_keys (id, vendor_id, name, scopes, outlets, created_at, created_by)
    values (${id}, ${vendorId}, ${name}, ${[...new Set(scopes)]}::text[],
      ${outlets ? [...new Set(outlets)] : null}::text[], ${now}, ${by})`;
  return { id, secret: await addSecret(tx, id, now) };
}

/** Replaces a key's secret: the last one expires after a while, older ones at once. Undefined when there is no such key. */
export async function replaceSecret(
  tx: Tx,
  { vendorId, id, now }: { vendorId: Id; id: Id; now: UnixTime },
): Promise<string | undefined> {
  const [key] = await tx`select 1 from service_keys
    where id = ${id} and vendor_id = ${vendorId} and revoked_at is null for update`;
  if (!key) return undefined;
  await tx`delete from service_key_secrets where key_id = ${id} and expires_at is not null`;
  await tx`update service_key_secrets set expires_at = ${now + overlap} where key_id = ${id}`;
  return addSecret(tx, id, now);
}

/** Revokes a key and closes its sockets; a revoked one stays as it is. */
export async function endKey(
  sql: Sql,
  { vendorId, id, by, now }: { vendorId: Id; id: Id; by: string; now: UnixTime },
): Promise<void> {
  await sql`
    with ended as (
      update service_keys set revoked_at = ${now}, revoked_by = ${by}
      where id = ${id} and vendor_id = ${vendorId} and revoked_at is null returning id)
    select pg_notify('session_ended', id) from ended`;
}

async function addSecret(tx: Tx, keyId: Id, now: UnixTime): Promise<string> {
  const secret = `rpk_${randomBytes(32).toString('base64url')}`;
  await tx`insert into service_key_secrets (digest, key_id, hint, created_at)
    values (${digest(secret)}, ${keyId}, ${secret.slice(0, hintLength)}, ${now})`;
  return secret;
}

function toKey({ id, outlets, last_used_at, revoked_at, secrets, ...row }: Row): ServiceKey {
  return {
    ...{ key_id: id, vendor_id: row.vendor_id, name: row.name, scopes: row.scopes },
    ...(outlets && { outlets }),
    secrets: secrets.map(({ expires_at, ...secret }) => ({
      ...secret,
      ...(expires_at !== null && { expires_at }),
    })),
    created_at: row.created_at,
    ...(last_used_at !== null && { last_used_at }),
    ...(revoked_at !== null && { revoked_at }),
  };
}
