import { randomBytes } from 'node:crypto';
import type { UnixTime } from '#schemas';
import type { Db, Tx } from '../db/connect.ts';
import type { Operator } from '../policy.ts';
import { digest } from '../secrets.ts';

/** Seconds: a session ends half an hour after its last use, and after eight hours at the latest. */
export const idleLife = 30 * 60;
export const absoluteLife = 8 * 3600;
/** Seconds between two updates of a session's last use. */
const seenEvery = 60;
const name = 'rider-portal-operator';

/** Opens a session; answers its token, of which only a digest is stored. */
export async function openOperatorSession(
  tx: Tx,
  operatorId: string,
  now: UnixTime,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx`insert into operator_sessions ${tx([
    { hash: digest(token), operator_id: operatorId, created_at: now, seen_at: now },
  ])}`;
  await tx`update operators set signed_in_at = ${now} where id = ${operatorId}`;
  return token;
}

/** The operator of a request's cookie, and when the session ends without further calls. */
export async function findOperator(
  sql: Db,
  cookies: string | undefined,
  now: UnixTime,
): Promise<(Operator & { expires: UnixTime }) | undefined> {
  const token = tokenIn(cookies);
  if (token === undefined) return undefined;
  const hash = digest(token);
  const [row] = await sql<{ id: string; email: string; created_at: number; seen_at: number }[]>`
    select o.id, o.email, s.created_at, s.seen_at
    from operator_sessions s join operators o on o.id = s.operator_id
    where s.hash = ${hash} and s.seen_at > ${now - idleLife} and s.created_at > ${now - absoluteLife}`;
  if (!row) return undefined;
  if (row.seen_at + seenEvery <= now)
    await sql`update operator_sessions set seen_at = ${now} where hash = ${hash}`;
  const expires = expiryOf(row.created_at, now);
  const sessionId = hash.toString('hex');
  const { id: userId, email } = row;
  return { kind: 'operator', userId, email, sessionId, vendorIds: new Set(), expires };
}

/** When a session ends if it is used now for the last time. */
export function expiryOf(createdAt: UnixTime, now: UnixTime): UnixTime {
  return Math.min(createdAt + absoluteLife, now + idleLife);
}

/** The same for a stored session. */
export async function sessionExpiry(sql: Db, sessionId: string, now: UnixTime): Promise<UnixTime> {
  const [row] = await sql<{ created_at: UnixTime }[]>`
    select created_at from operator_sessions where hash = ${Buffer.from(sessionId, 'hex')}`;
  return row ? expiryOf(row.created_at, now) : now;
}

export async function endOperatorSession(tx: Tx, sessionId: string): Promise<void> {
  await tx`delete from operator_sessions where hash = ${Buffer.from(sessionId, 'hex')}`;
}

/** Ends all sessions of an operator, after a change of their credentials. */
export async function endOperatorSessions(tx: Tx, operatorId: string): Promise<void> {
  await tx`delete from operator_sessions where operator_id = ${operatorId}`;
}

/** The cookie of a session: not readable by scripts, not sent by other sites. Without a token, it deletes the cookie. */
export function sessionCookie(token: string | null, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  const life = token === null ? '; Max-Age=0' : '';
  return `${name}=${token ?? ''}; Path=/operator; HttpOnly; SameSite=Strict${secure}${life}`;
}

function tokenIn(cookies = ''): string | undefined {
  return new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`).exec(cookies)?.[1];
}
