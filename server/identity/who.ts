import { highest, type Standing } from '#schemas';
import { at } from '../clock.ts';
import type { Db } from '../db/connect.ts';
import type { Until } from '../kept/answers.ts';
import type { SignedIn } from '../policy.ts';
import { codesMissing } from './required-codes.ts';

type Row = {
  user_id: string;
  email: string;
  scoped: boolean;
  codes_for: string | null;
  standings: Readonly<Record<string, readonly Standing[]>>;
  expires: number;
};

/**
 * The person of a valid session, with every vendor that they reach in a deployment. A session of an ordering platform reaches only the
 * vendors of its token.
 */
export async function findWho(
  sql: Db,
  sessionId: string,
  deploymentId: string,
  now: number,
): Promise<SignedIn | undefined> {
  return (await findSession(sql, sessionId, deploymentId, now))?.who;
}

/** The same, with the session's expiry. */
export async function findSession(
  sql: Db,
  sessionId: string,
  deploymentId: string,
  now: number,
): Promise<Until<SignedIn> | undefined> {
  const [row] = await sql<Row[]>`
    select extract(epoch from s.expires_at)::float8 as expires, u.id as user_id, coalesce(s.email, u.email) as email, s.scope is not null as scoped,
      case when s.scope is null and not s.both_factors then ${codesMissing(sql, sql`u.id`)} end as codes_for, (
      select coalesce(jsonb_object_agg(id, standings), '{}') from (
        select v.id, array_agg(reach.standing) as standings from (
          select m.vendor_id, m.role as standing from memberships m where m.user_id = u.id and s.scope is null
          union all select unnest(s.scope), 'platform') reach
        join vendors v on v.id = reach.vendor_id or v.parent_id = reach.vendor_id
        where v.deployment = ${deploymentId} and not v.is_guest group by v.id) reached) as standings
    from sessions s join users u on u.id = s.user_id
    where s.id = ${sessionId} and s.revoked_at is null and s.expires_at > ${at(now)}
      and (s.deployment is null or s.deployment = ${deploymentId})`;
  if (!row) return undefined;
  const { user_id: userId, email, scoped, expires, codes_for } = row;
  const standings = new Map(
    Object.entries(row.standings).flatMap(([id, all]) => {
      const standing = highest(all);
      return standing ? [[id, standing] as const] : [];
    }),
  );
  const vendorIds = new Set(standings.keys());
  const reach = { vendorIds, standings };
  const bounds = { ...(scoped && { scoped }), ...(codes_for !== null && { codesFor: codes_for }) };
  return { who: { kind: 'user', userId, email, sessionId, ...reach, ...bounds }, expires };
}
