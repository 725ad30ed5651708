import type { endpoints } from '#schemas';
import { accountRefusal, refuseWeakPassword } from '../access/refusals.ts';
import type { Tx } from '../db/connect.ts';
import { refusals } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import { countTry, forgetTry, welcome } from '../identity/failures.ts';
import { hashPassword, verifyPassword } from '../identity/passwords.ts';
import { endOtherSessionsOf } from '../identity/sessions.ts';
import { enqueue } from '../mail/index.ts';
import { letterFactsOf } from '../mail/write.ts';

type Changing = Call<typeof endpoints.changePassword>;
type Hashes = { old: string; chosen: string };

/** Sets a new password for who knows the old one; every other device is signed out, as somebody may have learned the old one. */
export async function changePassword(call: Changing): Promise<{ success: true }> {
  const { input, sql } = call;
  const old = await provePassword(call);
  refuseWeakPassword(input.body.new_password, 'body.new_password');
  const chosen = await hashPassword(input.body.new_password);
  if (!(await sql.begin((tx) => setPassword(tx, call, { old, chosen })))) throw wrongPassword();
  return { success: true };
}

/** Counted like tries to sign in, so that a tablet that lies open is no place to guess at. Answers the hash that it fits. */
async function provePassword(call: Changing): Promise<string> {
  const { sql, who, clock, ip } = call;
  const now = clock();
  const tried = { email: who.email.toLowerCase(), ip };
  const wait = await countTry(sql, tried, now);
  if (wait > 0) throw refusals.tooMany(wait);
  const proved = await findFitting(call).catch(async (cause) => {
    await forgetTry(sql, tried, now);
    throw cause;
  });
  if (proved === undefined) throw wrongPassword();
  await welcome(sql, tried, now);
  return proved;
}

async function findFitting({ sql, who, input }: Changing): Promise<string | undefined> {
  const [user] = await sql<{ password_hash: string | null }[]>`
    select password_hash from users where id = ${who.userId}`;
  const known = user?.password_hash ?? undefined;
  return (await verifyPassword(known, input.body.password)) ? known : undefined;
}

/** False when the password was changed meanwhile. */
async function setPassword(tx: Tx, call: Changing, { old, chosen }: Hashes): Promise<boolean> {
  const { who, clock, input } = call;
  const now = clock();
  const [changed] = await tx`update users set password_hash = ${chosen}, reset_required = false
    where id = ${who.userId} and password_hash = ${old} returning id`;
  if (!changed) return false;
  await endOtherSessionsOf(tx, who, now);
  const { language = '' } = input.body;
  const facts = { ...letterFactsOf({ ...call, language }), email: who.email.toLowerCase() };
  await enqueue(tx, { kind: 'password-changed', to: who.email, facts }, now);
  return true;
}

function wrongPassword() {
  return accountRefusal('NotAuthorizedException');
}
