import { brokenPasswordRules } from '#core/rules';
import type { operatorCalls } from '#schemas/operator';
import { isCommonPassword } from '../access/common-passwords.ts';
import { refusal, refusals } from '../http/refusal.ts';
import { type Call, Headed } from '../http/serve.ts';
import { attemptsBy } from '../identity/attempts.ts';
import { countTry, forgetTry } from '../identity/failures.ts';
import { hashPassword, verifyPassword } from '../identity/passwords.ts';
import type { Deps } from '../module.ts';
import { accountOf, operatorTarget, welcomeOperator } from './accounts.ts';
import { writeEntry } from './audit.ts';
import { takeCode } from './second-factor.ts';
import {
  endOperatorSession,
  endOperatorSessions,
  expiryOf,
  openOperatorSession,
  sessionCookie,
} from './sessions.ts';

/** The fewest characters of a password. */
const shortest = 12;

/** One refusal for every reason, so that nobody learns who is an operator, or what was wrong. */
const notAuthorised = () =>
  refusal(401, 'NotAuthorizedException', 'Email address, password or code is wrong.', {
    key: 'auth.NotAuthorizedException',
  });

type Row = { id: string; email: string; password_hash: string; totp_secret: Buffer };

/** Signs an operator in by password and second factor together. */
export function signInWith({ clock }: Deps) {
  const attempt = attemptsBy(clock);
  return (call: SignIn) =>
    attempt({
      ip: call.ip,
      late: (wait) => refusals.tooMany(wait),
      work: (isWelcome) => tryBoth(call, isWelcome),
    });
}

type SignIn = Call<typeof operatorCalls.signInOperator>;

async function tryBoth(call: SignIn, isWelcome: () => void) {
  const { sql, ip, input, origin, clock } = call;
  const email = input.body.email_address.trim().toLowerCase();
  const now = clock();
  const tried = { email: accountOf(email), ip };
  const wait = await countTry(sql, tried, now);
  if (wait > 0) throw refusals.tooMany(wait);
  const token = await letIn(call, email, now).catch(async (cause) => {
    await forgetTry(sql, tried, now);
    throw cause;
  });
  if (token === undefined) {
    call.log.warn({ ip }, 'somebody could not sign in as an operator');
    throw notAuthorised();
  }
  isWelcome();
  const cookie = sessionCookie(token, origin);
  return new Headed({ email, expires_at: expiryOf(now, now) }, { 'set-cookie': cookie });
}

/** The token of a new session; undefined if anything was wrong. A code is used up only with the right password. */
async function letIn(call: SignIn, email: string, now: number): Promise<string | undefined> {
  const { sql, ip, input } = call;
  const [row] = await sql<Row[]>`
    select id, email, password_hash, totp_secret from operators where lower(email) = ${email}`;
  const fits = await verifyPassword(row?.password_hash, input.body.password);
  if (!row || !fits) return undefined;
  return sql.begin(async (tx) => {
    // Read again under a lock: password or factor may have been reset while the hash was checked.
    const [same] = await tx<Row[]>`select id, email, password_hash, totp_secret from operators
      where id = ${row.id} and password_hash = ${row.password_hash} for update`;
    if (!same || !(await takeCode(tx, { ...call, now }, same, input.body.code))) return undefined;
    await welcomeOperator(tx, email, ip, now);
    const act = { actor: { name: row.email, via: 'call' as const }, action: 'sign in', now };
    await writeEntry(tx, act, { target: operatorTarget(row.email) });
    return openOperatorSession(tx, row.id, now);
  });
}

/** Ends the caller's session. */
export async function signOut(call: Call<typeof operatorCalls.signOutOperator>) {
  const { sql, who, clock, origin } = call;
  await sql.begin(async (tx) => {
    await endOperatorSession(tx, who.sessionId);
    const act = { actor: { name: who.email, via: 'call' as const }, action: 'sign out' };
    await writeEntry(tx, { ...act, now: clock() }, { target: operatorTarget(who.email) });
  });
  return new Headed({ success: true as const }, { 'set-cookie': sessionCookie(null, origin) });
}

/** Changes the operator's password, and ends all their other sessions. */
export async function changePassword(call: Call<typeof operatorCalls.changeOperatorPassword>) {
  const { sql, who, ip, clock, input, origin } = call;
  const { password, new_password } = input.body;
  refuseUnfit(password, new_password);
  const now = clock();
  const tried = { email: accountOf(who.email), ip };
  const wait = await countTry(sql, tried, now);
  if (wait > 0) throw refusals.tooMany(wait);
  const [row] = await sql<Row[]>`select password_hash from operators where id = ${who.userId}`;
  if (!row || !(await verifyPassword(row.password_hash, password))) throw notAuthorised();
  const hash = await hashPassword(new_password);
  await sql.begin(async (tx) => {
    await tx`update operators set password_hash = ${hash} where id = ${who.userId}`;
    await endOperatorSessions(tx, who.userId);
    await welcomeOperator(tx, who.email, ip, now);
    const act = { actor: { name: who.email, via: 'call' as const }, action: 'change password' };
    await writeEntry(tx, { ...act, now }, { target: operatorTarget(who.email) });
  });
  return new Headed({ success: true as const }, { 'set-cookie': sessionCookie(null, origin) });
}

/** Refuses a password that breaks the usual rules or has fewer than twelve characters. */
function refuseUnfit(before: string, wanted: string): void {
  const isWeak = brokenPasswordRules(wanted).length > 0 || isCommonPassword(wanted);
  if (!isWeak && wanted.length >= shortest && wanted !== before) return;
  const message = `A new password has ${shortest} characters or more, of four kinds, and is none that everybody guesses.`;
  throw refusal(400, 'InvalidPasswordException', message, {
    ...{ key: 'auth.InvalidPasswordException', field: 'body.new_password' },
  });
}
