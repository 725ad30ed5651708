import type { Db } from '../db/connect.ts';
import type { SignedIn } from '../policy.ts';
import { at } from './sessions.ts';

/** The person behind a session that still stands, with every vendor they reach in a deployment. */
export async function findWho(
  sql: Db,
  sessionId: string,
  deploymentId: string,
  now: number,
): Promise<SignedIn | undefined> {
  const [row] = await sql<{ user_id: string; email: string; vendor_ids: string[] }[]>`
    select u.id as user_id, u.email, array(
      select v.id from memberships m
      join vendors v on v.id = m.vendor_id or v.parent_id = m.vendor_id
      where m.user_id = u.id and v.deployment = ${deploymentId}) as vendor_ids
    from sessions s join users u on u.id = s.user_id
    where s.id = ${sessionId} and s.revoked_at is null and s.expires_at > ${at(now)}`;
  if (!row) return undefined;
  const { user_id: userId, email, vendor_ids } = row;
  return { kind: 'user', userId, email, sessionId, vendorIds: new Set(vendor_ids) };
}
