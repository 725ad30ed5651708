import * as z from 'zod/mini';
import type { Id, UnixTime } from '#schemas';
import type { Tx } from '../db/connect.ts';
import type { Deployments } from '../deployments.ts';
import { enqueue } from '../mail/index.ts';
import { LetterFacts, writeLetter } from '../mail/write.ts';
import type { Composer } from '../module.ts';

const Unlinked = z.extend(LetterFacts, { provider: z.string() });

/** The name of a provider by its issuer; its host if no deployment names it any more. */
export function providerName({ all }: Pick<Deployments, 'all'>, issuer: string): string {
  const { href, host } = new URL(issuer);
  const named = all.find(({ signIn }) => signIn && new URL(signIn.oidc.issuer).href === href);
  return named?.signIn?.oidc.name ?? host;
}

/** Promises the mail that a provider was unlinked. */
export function tellUnlinked(
  tx: Tx,
  letter: { to: string; facts: z.infer<typeof Unlinked> },
  now: UnixTime,
): Promise<void> {
  return enqueue(tx, { kind: 'oidc-unlinked', ...letter }, now);
}

/** Removes all of somebody's links and pending sign-ins by providers; answers the issuers. */
export async function unlinkAll(tx: Tx, userId: Id): Promise<string[]> {
  const gone = await tx<{ issuer: string }[]>`
    delete from oidc_links where user_id = ${userId} returning issuer`;
  await tx`delete from oidc_arrivals where user_id = ${userId}`;
  await tx`delete from second_steps where user_id = ${userId} and deployment is not null`;
  return gone.map(({ issuer }) => issuer);
}

/** The mail that says so. */
export function unlinkedMail(): Composer {
  return (deps, facts) => {
    const given = Unlinked.parse(facts);
    return writeLetter(deps, given, 'oidc-unlinked', { values: { provider: given.provider } });
  };
}
