import type { endpoints } from '#schemas';
import { refuseWeakPassword } from '../access/refusals.ts';
import type { Tx } from '../db/connect.ts';
import type { Call } from '../http/serve.ts';
import { hashPassword } from '../identity/passwords.ts';
import { endOtherSessionsOf } from '../identity/sessions.ts';
import { enqueue } from '../mail/index.ts';
import { letterFactsOf } from '../mail/write.ts';
import { provePassword, wrongPassword } from './prove.ts';

type Changing = Call<typeof endpoints.changePassword>;
type Hashes = { old: string; chosen: string };

/** Changes the password after checking the old one. Other devices are signed out, since somebody may know the old password. */
export async function changePassword(call: Changing): Promise<{ success: true }> {
  const { input, sql } = call;
  const old = await provePassword(call, input.body.password);
  refuseWeakPassword(input.body.new_password, 'body.new_password');
  const chosen = await hashPassword(input.body.new_password);
  if (!(await sql.begin((tx) => setPassword(tx, call, { old, chosen })))) throw wrongPassword();
  return { success: true };
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
