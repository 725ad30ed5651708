import { at } from '../clock.ts';
import type { Db, Tx } from '../db/connect.ts';
import type { Deps } from '../module.ts';
import { digest, hmac } from '../secrets.ts';

/** A stored token, the state of its session, and whether the tokens that it was exchanged for have arrived. */
export type KnownToken = {
  session_id: string;
  user_id: string;
  email: string;
  revoked: boolean;
  expires_at: number;
  issued_at: number;
  used_at: number | null;
  has_arrived: boolean;
};

/** The token that a token is exchanged for. */
export function successorOf({ key }: Pick<Deps, 'key'>, token: string): string {
  return hmac(key('refresh')).update(token).digest('base64url');
}

/** The name of a token by which the access token beside it tells that both have arrived. */
export function nameOf(token: string): string {
  return digest(token).toString('base64url');
}

/** Stores a token as issued. */
export async function remember(
  tx: Tx,
  token: string,
  sessionId: string,
  now: number,
): Promise<void> {
  await tx`insert into refresh_tokens (hash, session_id, issued_at)
    values (${digest(token)}, ${sessionId}, ${at(now)})`;
}

/** Marks a token as exchanged. */
export async function markUsed(tx: Tx, token: string, now: number): Promise<void> {
  await tx`update refresh_tokens set used_at = ${at(now)} where hash = ${digest(token)}`;
}

/** Marks a token, by its name, as arrived. */
export async function markReceived(sql: Db, name: string, now: number): Promise<void> {
  await sql`update refresh_tokens set received_at = ${at(now)}
    where hash = ${Buffer.from(name, 'base64url')} and received_at is null`;
}

/** Finds a token and locks its session, so that two tabs refresh one after the other. */
export async function findToken(
  tx: Tx,
  token: string,
  successor: string,
): Promise<KnownToken | undefined> {
  const [row] = await tx<KnownToken[]>`
    select s.id as session_id, s.user_id, u.email, s.revoked_at is not null as revoked,
      extract(epoch from s.expires_at)::float8 as expires_at,
      extract(epoch from r.issued_at)::float8 as issued_at,
      extract(epoch from r.used_at)::float8 as used_at,
      exists (select 1 from refresh_tokens next where next.hash = ${digest(successor)}
        and (next.used_at is not null or next.received_at is not null)) as has_arrived
    from refresh_tokens r
    join sessions s on s.id = r.session_id
    join users u on u.id = s.user_id
    where r.hash = ${digest(token)}
    for update of r, s`;
  return row;
}
