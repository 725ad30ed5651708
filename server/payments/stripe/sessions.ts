import type Stripe from 'stripe';
import type { UnixTime } from '#schemas';
import type { Db } from '../../db/connect.ts';

/** The parameters of a session. */
export type Asked = Stripe.Checkout.SessionCreateParams;

/** A payment at Stripe as it is stored. */
export type StoredSession = {
  reference: string;
  asked: Asked | null;
  faults: number;
  session_id: string | null;
  ended: 'succeeded' | 'failed' | 'cancelled' | null;
  reason: string | null;
};

type Begun = Pick<StoredSession, 'reference' | 'ended'> & { asked: Asked | null };

/** Stores a payment for a reference, unless there is one; answers the stored one. */
export async function beginSession(
  sql: Db,
  { reference, asked, ended }: Begun,
  now: UnixTime,
): Promise<StoredSession> {
  await sql`insert into stripe_sessions (reference, asked, ended, created_at)
    values (${reference}, ${asked && JSON.stringify(asked)}::text::jsonb, ${ended}, ${now})
    on conflict do nothing`;
  const session = await findSession(sql, reference);
  if (!session) throw new Error(`the payment ${reference} was not stored`);
  return session;
}

export async function findSession(sql: Db, reference: string): Promise<StoredSession | undefined> {
  const [row] = await sql<StoredSession[]>`
    select reference, asked, faults, session_id, ended, reason from stripe_sessions
    where reference = ${reference}`;
  return row;
}

/** Stores a payment's session: the first wins, and none is stored for an ended payment. Answers whether it is this one. */
export async function keepSession(sql: Db, reference: string, sessionId: string): Promise<boolean> {
  const kept = await sql`update stripe_sessions set session_id = ${sessionId}
    where reference = ${reference} and ended is null and coalesce(session_id, ${sessionId}) = ${sessionId}
    returning reference`;
  return kept.length > 0;
}

/** Ends a payment without a session; false if it has one. */
export async function endUnasked(
  sql: Db,
  { reference, ended, reason }: Pick<StoredSession, 'reference' | 'ended' | 'reason'>,
): Promise<boolean> {
  const done = await sql`update stripe_sessions set ended = ${ended}, reason = ${reason}
    where reference = ${reference} and ended is null and session_id is null returning reference`;
  return done.length > 0;
}

/** Counts a server error, which changes the idempotency key, since Stripe would repeat the error for the same key. */
export async function countFault(
  sql: Db,
  { reference, faults }: Pick<StoredSession, 'reference' | 'faults'>,
): Promise<void> {
  await sql`update stripe_sessions set faults = ${faults + 1}
    where reference = ${reference} and faults = ${faults}`;
}
