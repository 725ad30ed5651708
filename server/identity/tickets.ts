import { randomBytes } from 'node:crypto';
import { at } from '../clock.ts';
import type { Db } from '../db/connect.ts';
import { findKeyCaller } from '../keys/reader.ts';
import type { KeyCaller, SignedIn } from '../policy.ts';
import { digest } from '../secrets.ts';
import { findWho } from './who.ts';

/** Lifetime of a ticket in seconds. */
export const ticketLife = 30;

/** Issues a ticket for one socket, since the address of a socket is logged and must not hold a token. */
export async function issueTicket(
  sql: Db,
  who: SignedIn | KeyCaller,
  deploymentId: string,
  now: number,
): Promise<{ ticket: string; expires_at: number }> {
  const isProgram = who.kind === 'key';
  const ticket = randomBytes(24).toString('base64url');
  await sql`insert into socket_tickets (hash, session_id, key_id, deployment, expires_at)
    values (${digest(ticket)}, ${isProgram ? null : who.sessionId}, ${isProgram ? who.userId : null}, ${deploymentId}, ${at(now + ticketLife)})`;
  return { ticket, expires_at: now + ticketLife };
}

/** Uses a ticket up and answers its caller; undefined when used, expired, unknown or signed out. */
export async function consumeTicket(
  sql: Db,
  ticket: string,
  now = Date.now() / 1000,
): Promise<{ who: SignedIn | KeyCaller; deploymentId: string } | undefined> {
  const [row] = await sql<
    { session_id: string | null; key_id: string | null; deployment: string }[]
  >`
    delete from socket_tickets where hash = ${digest(ticket)} and expires_at > ${at(now)}
    returning session_id, key_id, deployment`;
  const caller = row && { sessionId: row.session_id, keyId: row.key_id };
  const who = caller && (await findCaller(sql, caller, row.deployment, now));
  return who && { who, deploymentId: row.deployment };
}

/** The caller of a session or a key, if still valid in a deployment. */
export async function findCaller(
  sql: Db,
  { sessionId, keyId }: { sessionId: string | null; keyId: string | null },
  deploymentId: string,
  now: number,
): Promise<SignedIn | KeyCaller | undefined> {
  if (keyId !== null) return findKeyCaller(sql, keyId, deploymentId);
  return sessionId === null ? undefined : findWho(sql, sessionId, deploymentId, now);
}
