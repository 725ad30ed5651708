import type { endpoints, Id, ResultOf } from '#schemas';
import type { Db, Tx } from '../db/connect.ts';
import { refusal } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import { letterFactsOf } from '../mail/write.ts';
import { tellSecurity } from '../observe/security-log.ts';
import { providerName, tellUnlinked } from './unlinked.ts';

type Own = Pick<Call<typeof endpoints.listProviders>, 'sql' | 'who' | 'deployments'>;
type Linked = ResultOf<typeof endpoints.listProviders>['providers'][number];

/** The identity providers linked to somebody, oldest first. */
export async function listProviders({ sql, who, deployments }: Own) {
  const rows = await sql<Omit<Linked, 'name' | 'is_only_way'>[]>`
    select issuer, linked_at, used_at, off_since is null as allowed from oidc_links
    where user_id = ${who.userId} order by linked_at, issuer`;
  const is_only_way = await isOnlyWay(sql, who.userId);
  const named = rows.map((row) => ({ ...row, name: providerName(deployments, row.issuer) }));
  return { providers: named.map((row) => ({ ...row, is_only_way })) };
}

/** Revokes an identity provider, or allows it to be linked again at the next sign-in. */
export async function allowProvider(call: Call<typeof endpoints.allowProvider>) {
  const { sql, input } = call;
  const { allowed } = input.body;
  const isChanged = await sql.begin((tx) => (allowed ? forget(tx, call) : switchOff(tx, call)));
  if (isChanged && !allowed) tellSecurity(call, 'oidc-unlinked', call.who.userId);
  return listProviders(call);
}

type Allowing = Call<typeof endpoints.allowProvider>;

/** Deletes a revoked link, so that the next sign-in links by email address again, with a mail about it. */
async function forget(tx: Tx, { who, input }: Allowing): Promise<boolean> {
  const { count } = await tx`delete from oidc_links
    where user_id = ${who.userId} and issuer = ${input.body.issuer} and off_since is not null`;
  return count > 0;
}

/** Revokes the link, and ends pending sign-ins by it. */
async function switchOff(tx: Tx, call: Allowing): Promise<boolean> {
  const { who, input, clock, deployments } = call;
  const { issuer, language = null } = input.body;
  await tx`select 1 from users where id = ${who.userId} for update`;
  if (await isOnlyWay(tx, who.userId)) throw onlyWay();
  const { count } = await tx`update oidc_links set off_since = ${clock()}
    where user_id = ${who.userId} and issuer = ${issuer} and off_since is null`;
  if (count === 0) return false;
  await tx`delete from oidc_arrivals where user_id = ${who.userId}`;
  await tx`delete from second_steps where user_id = ${who.userId} and deployment is not null`;
  const facts = letterFactsOf({ ...call, language });
  const provider = providerName(deployments, issuer);
  await tellUnlinked(tx, { to: who.email, facts: { ...facts, provider } }, clock());
  return true;
}

/** Whether somebody has neither a password nor a passkey. */
async function isOnlyWay(sql: Db, userId: Id): Promise<boolean> {
  const others = await sql`select 1 from users u where u.id = ${userId}
    and (u.password_hash is not null or exists (select 1 from passkeys p where p.user_id = u.id))`;
  return others.length === 0;
}

const onlyWay = () =>
  refusal(
    409,
    'OnlyWayIn',
    'Without it nobody could sign in to this account: set a password first.',
    {
      ...{ key: 'profile.provider.only', field: 'body.allowed' },
    },
  );
