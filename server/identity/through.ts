import type { Id, UnixTime } from '#schemas';
import type { Tx } from '../db/connect.ts';
import { refusal } from '../http/refusal.ts';

/**
 * By which account at which identity provider somebody came, and by which session there, where it names that; and when it said so, by its own
 * clock, which only an instance of the version before leaves out.
 */
export type Through = { issuer: string; subject: string; sid?: string; at?: UnixTime };

/** The way in by an identity provider is over before it led to a session. */
export const beginAgain = () =>
  refusal(400, 'ExpiredCodeException', 'The sign-in has to begin again.', { key: 'arrive.over' });

/**
 * Whether somebody may still begin a session as who a provider said they are: the link holds, and the provider has not said since that they are gone.
 * What it says from now on waits for the end of the transaction, and so finds the session.
 */
export async function stillHolds(
  tx: Tx,
  { userId, deployment, through }: { userId: Id; deployment: Id | undefined; through: Through },
): Promise<boolean> {
  const { issuer, subject, at = 0 } = through;
  await tx`select pg_advisory_xact_lock_shared(hashtextextended(${lockOf(issuer)}, 0))`;
  const links = await tx`select 1 from oidc_links
    where issuer = ${issuer} and subject = ${subject} and user_id = ${userId} and off_since is null
      and not exists (select 1 from oidc_logouts where through <@ ${tx.json(through)}
        and ${deployment ?? null} = any(deployments) and said_at >= ${at})`;
  return links.length > 0;
}

/** Waits for the sessions that somebody begins by a provider at this moment; those that begin after wait for the end of the transaction. */
export async function holdBeginnings(tx: Tx, issuer: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${lockOf(issuer)}, 0))`;
}

const lockOf = (issuer: string) => `identity provider ${issuer}`;
