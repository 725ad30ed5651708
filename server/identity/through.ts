import type { Id, UnixTime } from '#schemas';
import type { Tx } from '../db/connect.ts';
import { refusal } from '../http/refusal.ts';

/**
 * The account at an identity provider, its session there if named, and when the provider authenticated it, by its own clock (absent
 * only from an instance of the previous version).
 */
export type Through = { issuer: string; subject: string; sid?: string; at?: UnixTime };

/** The refusal of an expired sign-in by an identity provider. */
export const beginAgain = () =>
  refusal(400, 'ExpiredCodeException', 'The sign-in has to begin again.', { key: 'arrive.over' });

/**
 * Whether a sign-in by a provider is still valid: the link exists, and the provider has not ended it since. A later end waits for this
 * transaction, and so finds the session.
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

/** Waits for sessions that are being opened by a provider; later ones wait for the end of this transaction. */
export async function holdBeginnings(tx: Tx, issuer: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${lockOf(issuer)}, 0))`;
}

const lockOf = (issuer: string) => `identity provider ${issuer}`;
