import { randomBytes } from 'node:crypto';
import type { Id } from '#schemas';
import { at } from '../clock.ts';
import type { Db, Sql, Tx } from '../db/connect.ts';
import type { Deps } from '../module.ts';
import { findToken, markUsed, nameOf, remember, successorOf } from './refresh-tokens.ts';
import { endPinOf, endPinsOf, findDevice } from './shared-device.ts';
import { stillHolds, type Through } from './through.ts';

const day = 86_400;
/** Seconds: a session ends after a month, or after a week without a refresh. */
const absoluteLife = 30 * day;
export const idleLife = 7 * day;
/** Seconds for which a refresh token may be used again, by a second tab, though its answer has arrived. */
const grace = 30;
/** Seconds for which the previous session on a shared device stays valid. */
const handOver = 60;
/** Seconds after sign-in during which the password is not asked for again. */
const justNow = 5 * 60;

type Tools = Pick<Deps, 'sql' | 'clock' | 'key'>;

/**
 * The circumstances of a sign-in: `User-Agent`; cookies, which identify a shared device; whether a PIN was used; the only deployment of
 * the session, if limited; whether two factors were proved at once; and the identity provider.
 */
export type Agent = {
  agent?: string | null;
  cookies?: string | undefined;
  byPin?: boolean;
  onlyAt?: Id | undefined;
  bothFactors?: boolean;
  through?: Through | null;
};

/** A session and the refresh token that continues it. */
export type Continued = {
  sessionId: string;
  userId: string;
  email: string;
  refreshToken: string;
  /** The refresh token's name, see `nameOf`. */
  receipt: string;
};

/** A person and the hash of the password that was just checked. */
export type Proven = { id: string; email: string; password_hash: string | null };

/**
 * Opens a session; answers its id and first refresh token. Undefined when the password was changed since it was checked, or the
 * provider has ended the sign-in: a lock makes sure that such a change either comes first, or ends this session, too.
 */
export async function openSession(
  call: Tools & Agent,
  { id: userId, password_hash }: Proven,
): Promise<{ sessionId: string; refreshToken: string } | undefined> {
  const { sql, clock, agent = null, cookies, byPin = false, onlyAt, bothFactors = false } = call;
  const { through = null } = call;
  const now = clock();
  const refreshToken = randomBytes(32).toString('base64url');
  return sql.begin(async (tx) => {
    const unchanged = await tx`select 1 from users
      where id = ${userId} and password_hash = ${password_hash} and not reset_required for share`;
    if (unchanged.length === 0) return undefined;
    if (through && !(await stillHolds(tx, { userId, deployment: onlyAt, through })))
      return undefined;
    const device = await findDevice(tx, cookies);
    const [row] = await tx<{ id: string }[]>`
      insert into sessions (user_id, created_at, expires_at, agent, device_id, by_pin, deployment, both_factors, through)
      values (${userId}, ${at(now)}, ${at(now + absoluteLife)}, ${agent}, ${device?.id ?? null}, ${byPin}, ${onlyAt ?? null}, ${bothFactors},
        ${through && sql.json(through)})
      returning id`;
    if (!row) throw new Error('the session was not stored');
    if (device) await endTurns(tx, { device: device.id, but: row.id }, now);
    await remember(tx, refreshToken, row.id, now);
    return { sessionId: row.id, refreshToken };
  });
}

/** A refresh token, and the session that the page expects. */
type Refresh = { token: string; session?: Id | undefined };

/**
 * Exchanges a refresh token. The next token is derived from it, so that two tabs or a repeated request get the same one, without it
 * being stored. If the answer is lost, the token may be used again, however long the network was away. Once the answer has arrived, a
 * token that is used again was stolen: the whole session ends.
 */
export async function continueSession(
  { sql, clock, key }: Tools,
  { token: refreshToken, session }: Refresh,
  onReuse: (userId: string) => void = () => undefined,
): Promise<Continued | undefined> {
  const now = clock();
  const successor = successorOf({ key }, refreshToken);
  return sql.begin(async (tx) => {
    const known = await findToken(tx, refreshToken, successor);
    if (!known || known.revoked || known.expires_at <= now) return undefined;
    if (session !== undefined && session !== known.session_id) return undefined;
    if (known.issued_at + idleLife <= now) return undefined;
    if (known.used_at !== null && known.has_arrived && known.used_at + grace < now) {
      await end(tx, known.session_id, now);
      onReuse(known.user_id);
      return undefined;
    }
    if (known.used_at === null) {
      await markUsed(tx, refreshToken, now);
      await remember(tx, successor, known.session_id, now);
    }
    const { session_id: sessionId, user_id: userId, email } = known;
    return { sessionId, userId, email, refreshToken: successor, receipt: nameOf(successor) };
  });
}

/** Whether the session began a moment ago, and by more than a PIN. */
export async function hasJustSignedIn(
  sql: Db,
  { sessionId }: { sessionId: string },
  now: number,
): Promise<boolean> {
  const found = await sql`select 1 from sessions where id::text = ${sessionId} and not by_pin
    and created_at > ${at(now - justNow)}`;
  return found.length > 0;
}

/** Ends a session, and the person's PIN if it was on a shared device; listeners on `session_ended` close its sockets. */
export function endSession(sql: Sql, sessionId: string, now: number): Promise<void> {
  return sql.begin((tx) => endSessionIn(tx, sessionId, now));
}

/** The same within a transaction. */
export async function endSessionIn(tx: Tx, sessionId: string, now: number): Promise<void> {
  await endPinOf(tx, sessionId);
  await end(tx, sessionId, now);
}

/** Ends all sessions of a person, and their PINs on shared devices. */
export async function endSessionsOf(tx: Tx, userId: string, now: number): Promise<void> {
  await endPinsOf(tx, userId);
  await tx`
    with ended as (
      update sessions set revoked_at = ${at(now)}
      where user_id = ${userId} and revoked_at is null returning id)
    select pg_notify('session_ended', id::text) from ended`;
}

/** Ends all other sessions of a person. */
export async function endOtherSessionsOf(
  tx: Tx,
  { userId, sessionId }: { userId: string; sessionId: string },
  now: number,
): Promise<void> {
  await tx`
    with ended as (
      update sessions set revoked_at = ${at(now)}
      where user_id = ${userId} and id::text <> ${sessionId} and scope is null and revoked_at is null
      returning id)
    select pg_notify('session_ended', id::text) from ended`;
}

/** Ends the previous session on a shared device after a minute, so that other tabs learn of the new person before a refusal. */
async function endTurns(tx: Tx, { device, but }: { device: string; but: string }, now: number) {
  await tx`update sessions set expires_at = ${at(now + handOver)}
    where device_id = ${device} and id <> ${but} and revoked_at is null and expires_at > ${at(now + handOver)}`;
}

async function end(tx: Tx, sessionId: string, now: number): Promise<void> {
  await tx`update sessions set revoked_at = ${at(now)}
    where id = ${sessionId} and revoked_at is null`;
  await tx`select pg_notify('session_ended', ${sessionId})`;
}
