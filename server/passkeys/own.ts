import type { endpoints, Passkey } from '#schemas';
import type { Call } from '../http/serve.ts';
import { tellSecurity } from '../observe/security-log.ts';

/** The person's passkeys, newest first. */
export async function listPasskeys({
  sql,
  who,
}: Pick<Call<typeof endpoints.listPasskeys>, 'sql' | 'who'>) {
  const passkeys = await sql<Passkey[]>`
    select id as passkey_id, name, host, created_at, used_at from passkeys
    where user_id = ${who.userId} order by created_at desc, id`;
  return { passkeys: [...passkeys] };
}

/** Deletes a passkey of the person. */
export async function removePasskey(call: Call<typeof endpoints.removePasskey>) {
  const { sql, who, input } = call;
  const { count } = await sql`delete from passkeys
    where id::text = ${input.params.passkeyId} and user_id = ${who.userId}`;
  if (count > 0) tellSecurity(call, 'passkey-removed', who.userId);
  return listPasskeys(call);
}
