import type { endpoints } from '#schemas';
import type { Db, Tx } from '../db/connect.ts';
import type { Call } from '../http/serve.ts';
import { welcome } from '../identity/failures.ts';
import { hashPassword, verifyPassword } from '../identity/passwords.ts';
import { newestRegistration } from '../identity/pending.ts';
import { endSessionsOf } from '../identity/sessions.ts';
import { enqueue } from '../mail/index.ts';
import type { Deps } from '../module.ts';
import { tellSecurity } from '../observe/security-log.ts';
import { countMail } from './limits.ts';
import { letterFacts } from './mails.ts';
import { accountRefusal, refuseWeakPassword } from './refusals.ts';
import { checkCode, rememberReset } from './reset-codes.ts';

type Forgetting = Call<typeof endpoints.forgotPassword>;

/**
 * Promises a code. An address without an account gets the same answer after the same work, but no mail; one with a pending
 * registration gets its link again.
 */
export async function forgotPassword(call: Forgetting): Promise<{ promised: true }> {
  const { sql, input, deployment, clock, ip } = call;
  const email = input.body.email_address.toLowerCase();
  const asked = await sql.begin(async (tx) => {
    const now = clock();
    await countMail(tx, { email, ip, kind: 'reset', now });
    const userId = await findUser(tx, email);
    const registration = (await newestRegistration(tx, email, now))?.id ?? null;
    if (userId === null && deployment.verboseAuthErrors)
      throw accountRefusal(registration ? 'UserNotConfirmedException' : 'UserNotFoundException');
    const reset = await rememberReset(tx, { email, ip, userId }, now);
    const facts = {
      ...letterFacts(call),
      email,
      reset,
      registration: userId ? null : registration,
    };
    await enqueue(tx, { kind: 'reset-code', to: email, facts }, now);
    return userId ?? undefined;
  });
  tellSecurity(call, 'reset-asked', asked);
  return { promised: true };
}

async function findUser(sql: Db, email: string): Promise<string | null> {
  const [user] = await sql<{ id: string }[]>`select id from users where lower(email) = ${email}`;
  return user?.id ?? null;
}

/** Sets a new password with a code, and ends all sessions of the account. */
export function resetWith(deps: Deps) {
  return async (call: Call<typeof endpoints.confirmForgotPassword>) => {
    const { sql, input, deployment, clock, ip } = call;
    refuseWeakPassword(input.body.password);
    const email = input.body.email_address.toLowerCase();
    if (deployment.verboseAuthErrors && (await findUser(sql, email)) === null)
      throw accountRefusal('UserNotFoundException');
    const found = await sql.begin((tx) =>
      checkCode(tx, deps, { email, ip, code: input.body.code }, clock()),
    );
    if ('refused' in found) {
      tellSecurity(call, 'reset-refused');
      throw accountRefusal(found.refused);
    }
    await refuseDistrusted(sql, found.userId, input.body.password);
    const hash = await hashPassword(input.body.password);
    const done = await sql.begin((tx) => setPassword(tx, call, { ...found, email, hash }));
    if (!done) throw accountRefusal('ExpiredCodeException');
    tellSecurity(call, 'reset-done', found.userId);
    return { success: true as const };
  };
}

/** Refuses the old password where an operator required a new one. */
async function refuseDistrusted(sql: Db, userId: string, password: string): Promise<void> {
  const [user] = await sql<{ password_hash: string }[]>`
    select password_hash from users where id = ${userId} and reset_required`;
  if (user && (await verifyPassword(user.password_hash, password)))
    throw accountRefusal('InvalidPasswordException');
}

async function setPassword(
  tx: Tx,
  call: Pick<Call, 'clock' | 'deployment' | 'origin' | 'input' | 'ip'>,
  { resetId, userId, email, hash }: Record<'resetId' | 'userId' | 'email' | 'hash', string>,
): Promise<boolean> {
  const [used] = await tx`delete from password_resets where id = ${resetId} returning id`;
  if (!used) return false;
  const now = call.clock();
  await tx`update users set password_hash = ${hash}, reset_required = false where id = ${userId}`;
  await endSessionsOf(tx, userId, now);
  await welcome(tx, { email, ip: call.ip }, now);
  const facts = { ...letterFacts(call), email };
  await enqueue(tx, { kind: 'password-changed', to: email, facts }, now);
  return true;
}
