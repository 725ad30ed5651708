import { randomBytes } from 'node:crypto';
import { at } from '../clock.ts';
import type { Db } from '../db/connect.ts';
import type { SignedIn } from '../policy.ts';
import { digest } from '../secrets.ts';
import { findWho } from './who.ts';

/** Seconds in which a ticket opens a socket. */
const life = 30;

/** A ticket for one socket; it travels in an address, where a token would end up in logs. */
export async function issueTicket(
  sql: Db,
  sessionId: string,
  deploymentId: string,
  now: number,
): Promise<{ ticket: string; expires_at: number }> {
  const ticket = randomBytes(24).toString('base64url');
  await sql`insert into socket_tickets (hash, session_id, deployment, expires_at)
    values (${digest(ticket)}, ${sessionId}, ${deploymentId}, ${at(now + life)})`;
  return { ticket, expires_at: now + life };
}

/** Takes a ticket out of use and answers whose it was; undefined when used, expired, unknown or signed out. */
export async function consumeTicket(
  sql: Db,
  ticket: string,
  now = Date.now() / 1000,
): Promise<{ who: SignedIn; deploymentId: string } | undefined> {
  const [row] = await sql<{ session_id: string; deployment: string }[]>`
    delete from socket_tickets where hash = ${digest(ticket)} and expires_at > ${at(now)}
    returning session_id, deployment`;
  const who = row && (await findWho(sql, row.session_id, row.deployment, now));
  return who && { who, deploymentId: row.deployment };
}
