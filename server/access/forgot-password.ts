import type { endpoints } from '#schemas';
import { at } from '../clock.ts';
import type { Db, Tx } from '../db/connect.ts';
import type { Call } from '../http/serve.ts';
import { forgiveAccount } from '../identity/failures.ts';
import { hashPassword, verifyPassword } from '../identity/passwords.ts';
import { newestRegistration } from '../identity/pending.ts';
import { endSessionsOf } from '../identity/sessions.ts';
import { enqueue } from '../mail/index.ts';
import type { Deps } from '../module.ts';
import { digest, isSame } from '../secrets.ts';
import { countMail } from './limits.ts';
import { letterFacts } from './mails.ts';
import { codeOf } from './proofs.ts';
import { accountRefusal, refuseWeakPassword } from './refusals.ts';

/** Seconds that a code lives, and how often it may be typed. */
const codeLife = 600;
const mostTries = 5;

type Forgetting = Call<typeof endpoints.forgotPassword>;

/**
 * Promises a code. An address without an account gets the same answer after the same work, and no mail; one whose registration waits for its
 * link gets that again.
 */
export async function forgotPassword(call: Forgetting): Promise<{ promised: true }> {
  const { sql, input, deployment, clock } = call;
  const email = input.body.email_address.toLowerCase();
  await sql.begin(async (tx) => {
    const now = clock();
    await countMail(tx, { email, kind: 'reset', now });
    const userId = await findUser(tx, email);
    const registration = (await newestRegistration(tx, email, now))?.id ?? null;
    if (userId === null && deployment.verboseAuthErrors)
      throw accountRefusal(registration ? 'UserNotConfirmedException' : 'UserNotFoundException');
    const reset = await remember(tx, { email, userId, now });
    const facts = {
      ...letterFacts(call),
      email,
      reset,
      registration: userId ? null : registration,
    };
    await enqueue(tx, { kind: 'reset-code', to: email, facts }, now);
  });
  return { promised: true };
}

/** A newer code takes the place of an older one. */
async function remember(
  tx: Tx,
  { email, userId, now }: { email: string; userId: string | null; now: number },
): Promise<string | null> {
  const row = { account: digest(email), user_id: userId, expires_at: at(now + codeLife) };
  const [made] = await tx<{ id: string }[]>`
    insert into password_resets ${tx([row])}
    on conflict (account) do update set id = gen_random_uuid(), user_id = excluded.user_id,
      tries = 0, expires_at = excluded.expires_at
    returning id`;
  return made?.id ?? null;
}

async function findUser(sql: Db, email: string): Promise<string | null> {
  const [user] = await sql<{ id: string }[]>`select id from users where lower(email) = ${email}`;
  return user?.id ?? null;
}

type Verdict = 'ExpiredCodeException' | 'TooManyFailedAttemptsException' | 'CodeMismatchException';

/** Sets a new password with a code; whoever was signed in with the old one no longer is. */
export function resetWith(deps: Deps) {
  return async (call: Call<typeof endpoints.confirmForgotPassword>) => {
    const { sql, input, deployment, clock } = call;
    refuseWeakPassword(input.body.password);
    const email = input.body.email_address.toLowerCase();
    if (deployment.verboseAuthErrors && (await findUser(sql, email)) === null)
      throw accountRefusal('UserNotFoundException');
    const found = await sql.begin((tx) => checkCode(tx, deps, { email, ...input.body }, clock()));
    if ('refused' in found) throw accountRefusal(found.refused);
    await refuseDistrusted(sql, found.userId, input.body.password);
    const hash = await hashPassword(input.body.password);
    const done = await sql.begin((tx) => setPassword(tx, call, { ...found, email, hash }));
    if (!done) throw accountRefusal('ExpiredCodeException');
    return { success: true as const };
  };
}

/** A password that an operator took out of use is no new one. */
async function refuseDistrusted(sql: Db, userId: string, password: string): Promise<void> {
  const [user] = await sql<{ password_hash: string }[]>`
    select password_hash from users where id = ${userId} and reset_required`;
  if (user && (await verifyPassword(user.password_hash, password)))
    throw accountRefusal('InvalidPasswordException');
}

/** The reset that a code belongs to. A wrong one counts, also where there is no account. */
async function checkCode(
  tx: Tx,
  deps: Deps,
  { email, code }: { email: string; code: string },
  now: number,
): Promise<{ refused: Verdict } | { resetId: string; userId: string }> {
  const [reset] = await tx<{ id: string; user_id: string | null; tries: number }[]>`
    select id, user_id, tries from password_resets
    where account = ${digest(email)} and expires_at > ${at(now)} for update`;
  if (!reset) return { refused: 'ExpiredCodeException' };
  if (reset.tries >= mostTries) return { refused: 'TooManyFailedAttemptsException' };
  const fits = isSame(code.replaceAll(/\s/g, ''), codeOf(deps, reset.id));
  if (fits && reset.user_id !== null) return { resetId: reset.id, userId: reset.user_id };
  await tx`update password_resets set tries = tries + 1 where id = ${reset.id}`;
  const last = reset.tries + 1 >= mostTries;
  return { refused: last ? 'TooManyFailedAttemptsException' : 'CodeMismatchException' };
}

async function setPassword(
  tx: Tx,
  call: Pick<Call, 'clock' | 'deployment' | 'origin' | 'input'>,
  { resetId, userId, email, hash }: Record<'resetId' | 'userId' | 'email' | 'hash', string>,
): Promise<boolean> {
  const [used] = await tx`delete from password_resets where id = ${resetId} returning id`;
  if (!used) return false;
  const now = call.clock();
  await tx`update users set password_hash = ${hash}, reset_required = false where id = ${userId}`;
  await endSessionsOf(tx, userId, now);
  await forgiveAccount(tx, email);
  await enqueue(tx, { kind: 'password-changed', to: email, facts: letterFacts(call) }, now);
  return true;
}
