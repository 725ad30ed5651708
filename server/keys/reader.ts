import type { Deployment, KeyScope } from '#schemas';
import type { Db, Fragment } from '../db/connect.ts';
import { createBudget } from '../http/budget.ts';
import { refusals } from '../http/refusal.ts';
import type { KeptAnswers, Until } from '../kept/answers.ts';
import type { World } from '../module.ts';
import type { KeyCaller } from '../policy.ts';
import { digest } from '../secrets.ts';

/** Seconds between two updates of a key's last use. */
const useWritten = 300;
/** A recent update by another instance is good enough. */
const useShared = useWritten - 10;

/**
 * Reads `Bearer {service key}`; answers its caller, or undefined for another kind of header. Refuses an unknown or revoked key for
 * every call.
 */
export function keyReader({ sql, clock, log }: Pick<World, 'sql' | 'clock' | 'log'>) {
  const uses = createBudget(1, useWritten, clock);
  const noteUse = (id: string) => {
    if (uses.take(id) > 0) return;
    const now = clock();
    const noted = sql`update service_keys set last_used_at = ${now}
      where id = ${id} and coalesce(last_used_at, 0) < ${now - useShared}`;
    noted.then(undefined, (err: unknown) => log.warn({ err }, 'the use of a key was not noted'));
  };
  return async (
    header: string | undefined,
    { id: deployment }: Deployment,
    kept: KeptAnswers,
  ): Promise<KeyCaller | undefined> => {
    const [, secret] = header?.match(/^Bearer (rpk_[\w-]{1,200})$/) ?? [];
    if (!secret) return undefined;
    const proof = digest(secret);
    const now = clock();
    const known = await kept.keys.get(`${proof.toString('hex')} ${deployment}`, () =>
      findKey(sql, proof, deployment, now),
    );
    if (!known || known.expires <= now) throw refusals.keyRefused();
    noteUse(known.who.userId);
    return known.who;
  };
}

type Row = { id: string; scopes: KeyScope[]; vendor_ids: string[] };

/** The caller of a valid secret in a deployment, with every outlet that it reaches. */
async function findKey(
  sql: Db,
  proof: Buffer,
  deployment: string,
  now: number,
): Promise<Until<KeyCaller> | undefined> {
  const [row] = await sql<(Row & { expires: number | null })[]>`
    select ${reachOf(sql)}, s.expires_at as expires
    from service_key_secrets s join service_keys k on k.id = s.key_id
    join vendors owner on owner.id = k.vendor_id and owner.deployment = ${deployment}
    where s.digest = ${proof} and k.revoked_at is null and (s.expires_at is null or s.expires_at > ${now})`;
  return row && { who: callerOf(row), expires: row.expires ?? Infinity };
}

/** The caller of a valid key in a deployment. */
export async function findKeyCaller(
  sql: Db,
  id: string,
  deployment: string,
): Promise<KeyCaller | undefined> {
  const [row] = await sql<Row[]>`
    select ${reachOf(sql)} from service_keys k
    join vendors owner on owner.id = k.vendor_id and owner.deployment = ${deployment}
    where k.id = ${id} and k.revoked_at is null`;
  return row && callerOf(row);
}

function reachOf(sql: Db): Fragment {
  return sql`k.id, k.scopes, array(
    select v.id from vendors v
    where (v.id = k.vendor_id or v.parent_id = k.vendor_id) and not v.is_guest
      and (k.outlets is null or v.id = any(k.outlets))) as vendor_ids`;
}

function callerOf({ id, scopes, vendor_ids }: Row): KeyCaller {
  return {
    ...{ kind: 'key', userId: id, email: '', sessionId: id },
    ...{ vendorIds: new Set(vendor_ids), scopes: new Set(scopes) },
  };
}
