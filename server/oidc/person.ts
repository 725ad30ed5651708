import type { Deployment, Id, UnixTime } from '#schemas';
import type { Db, Fragment, Sql, Tx } from '../db/connect.ts';
import { isShutOut } from '../demo/people.ts';
import { enqueue } from '../mail/index.ts';
import { letterFactsOf } from '../mail/write.ts';
import type { Deps } from '../module.ts';
import type { Proved } from './issuer.ts';

/** Who came back, and whether that was the first time; or why they are nobody here: also by their own word. */
export type Found = { userId: Id; isFirst: boolean } | 'off' | 'unknown' | 'unverified';

type Circumstances = Pick<Deps, 'config'> & {
  deployment: Deployment;
  origin: string;
  now: UnixTime;
};

type Member = { id: Id; email: string };

/** A provider speaks for members of its own deployment alone: for who was linked with the subject before, or else by their mail address, this once. */
export function findMember(sql: Sql, proved: Proved, here: Circumstances): Promise<Found> {
  return sql.begin(async (tx) => {
    const linked = await linkedWith(tx, proved, here);
    if (linked === 'nobody') return link(tx, proved, here);
    if (linked === 'off') return linked;
    return linked && !isOut(here, linked) ? { userId: linked.id, isFirst: false } : 'unknown';
  });
}

/** Undefined where the one who is linked is no member here any more. */
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
  // Another subject has this person's address now, or two came in the same moment.
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
