import type { Deployment, Id, UnixTime } from '#schemas';
import type { Db, Fragment, Sql, Tx } from '../db/connect.ts';
import { isShutOut } from '../demo/people.ts';
import { enqueue } from '../mail/index.ts';
import { letterFactsOf } from '../mail/write.ts';
import type { Deps } from '../module.ts';
import type { Proved } from './issuer.ts';

/** The member who signed in, and whether this linked the provider; or why not (`off`: the person revoked it). */
export type Found = { userId: Id; isFirst: boolean } | 'off' | 'unknown' | 'unverified';

type Circumstances = Pick<Deps, 'config'> & {
  deployment: Deployment;
  origin: string;
  now: UnixTime;
};

type Member = { id: Id; email: string };

/** Finds the member of this deployment: by an existing link with the subject, else by verified email address, which links them. */
export function findMember(sql: Sql, proved: Proved, here: Circumstances): Promise<Found> {
  return sql.begin(async (tx) => {
    const linked = await linkedWith(tx, proved, here);
    if (linked === 'nobody') return link(tx, proved, here);
    if (linked === 'off') return linked;
    return linked && !isOut(here, linked) ? { userId: linked.id, isFirst: false } : 'unknown';
  });
}

/** The linked person; undefined if they are no longer a member here. */
async function linkedWith(
  tx: Tx,
  { issuer, subject }: Proved,
  { deployment, now }: Circumstances,
): Promise<Member | undefined | 'nobody' | 'off'> {
  const used = await tx<{ user_id: Id; is_off: boolean }[]>`
    update oidc_links set used_at = case when off_since is null then ${now} else used_at end
    where issuer = ${issuer} and subject = ${subject} returning user_id, off_since is not null as is_off`;
  const [link] = used;
  if (!link) return 'nobody';
  if (link.is_off) return 'off';
  const [member] = await tx<Member[]>`select u.id, u.email from users u
    where u.id = ${link.user_id} and ${isMember(tx, deployment.id)}`;
  return member;
}

async function link(
  tx: Tx,
  { issuer, subject, email }: Proved,
  here: Circumstances,
): Promise<Found> {
  if (email === undefined) return 'unverified';
  const { deployment, now } = here;
  const [member] = await tx<Member[]>`select u.id, u.email from users u
    where lower(u.email) = ${email} and ${isMember(tx, deployment.id)}`;
  if (!member || isOut(here, member)) return 'unknown';
  const { count } = await tx`insert into oidc_links (issuer, subject, user_id, linked_at, used_at)
    values (${issuer}, ${subject}, ${member.id}, ${now}, ${now}) on conflict do nothing`;
  // The person is already linked to another subject, or two sign-ins happened at once.
  if (count === 0) return 'unknown';
  const provider = deployment.signIn?.oidc.name ?? '';
  const facts = { ...letterFactsOf({ ...here, language: null }), provider };
  await enqueue(tx, { kind: 'oidc-linked', to: member.email, facts }, now);
  return { userId: member.id, isFirst: true };
}

function isMember(sql: Db, deployment: Id): Fragment {
  return sql`u.password_hash is not null and exists (
    select 1 from memberships m join vendors v on v.id = m.vendor_id
    where m.user_id = u.id and v.deployment = ${deployment} and not v.is_guest)`;
}

function isOut({ config }: Circumstances, { id, email }: Member): boolean {
  return isShutOut(config, { userId: id, email });
}
