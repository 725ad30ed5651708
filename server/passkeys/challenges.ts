import { randomBytes } from 'node:crypto';
import type { Id, UnixTime } from '#schemas';
import type { Db } from '../db/connect.ts';
import { digest } from '../secrets.ts';

/** Lifetime of a challenge in seconds. */
export const challengeLife = 5 * 60;

/** What a challenge is for: a deployment, and the session that adds a passkey (null for sign-in). */
export type Purpose = { deployment: Id; sessionId: Id | null };

/** Creates a one-time challenge. */
export async function openChallenge(
  sql: Db,
  { deployment, sessionId }: Purpose,
  now: UnixTime,
): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await sql`insert into passkey_challenges (hash, deployment, session_id, expires_at)
    values (${digest(challenge)}, ${deployment}, ${sessionId}, ${now + challengeLife})`;
  return challenge;
}

/** Uses a challenge up; false when used, expired, unknown, or for something else. */
export async function takeChallenge(
  sql: Db,
  { deployment, sessionId }: Purpose,
  challenge: string,
  now: UnixTime,
): Promise<boolean> {
  const { count } = await sql`delete from passkey_challenges
    where hash = ${digest(challenge)} and deployment = ${deployment}
      and session_id is not distinct from ${sessionId}::uuid and expires_at > ${now}`;
  return count > 0;
}
