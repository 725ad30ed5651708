import { randomBytes } from 'node:crypto';
import type { endpoints, Id, UnixTime } from '#schemas';
import type { Db } from '../db/connect.ts';
import { Refusal, refusal, refusals } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import type { Deps } from '../module.ts';
import { tellSecurity } from '../observe/security-log.ts';
import { siteOf } from '../passkeys/ceremony.ts';
import { digest } from '../secrets.ts';
import { attemptsBy } from './attempts.ts';
import { countTry, forgetTry, welcome } from './failures.ts';
import { tellOfNewDevice } from './new-device.ts';
import { countPasskeys } from './passkeys.ts';
import { codesOf, takeFactor } from './second-factor.ts';
import type { Agent, Proven } from './sessions.ts';
import { type Person, signIn } from './sign-in.ts';
import type { Through } from './through.ts';

/** Seconds for giving the code, and wrong codes after which the password is asked for again. */
const life = 5 * 60;
const mostTries = 5;

type Asking = Pick<Deps, 'sql' | 'clock'> & Agent & Pick<Call, 'deployment' | 'origin'>;
type Step = Person & { password_digest: Buffer; deployment: Id | null; through: Through | null };

/**
 * Begins the second step after the password or an identity provider. The refusal holds the token to send with the code, and how many
 * passkeys could be used instead.
 */
export async function askForCode(call: Asking, { id, password_hash }: Proven): Promise<Refusal> {
  const { sql, clock, onlyAt, through } = call;
  const pending = randomBytes(32).toString('base64url');
  await sql`
    insert into second_steps (hash, user_id, password_digest, deployment, through, expires_at)
    values (${digest(pending)}, ${id}, ${digest(password_hash ?? '')}, ${onlyAt ?? null},
      ${through ? sql.json(through) : null}, ${clock() + life})`;
  const passkeys = await countPasskeys(sql, id, siteOf(call).host);
  const meta = { translation_key: 'second-step.title', values: { pending, passkeys } };
  const message = 'Send the code of the second factor with the pending token.';
  return new Refusal(403, [{ code: 'SecondFactorRequired', message, meta }]);
}

const over = () =>
  refusal(400, 'ExpiredCodeException', 'The password has to be given again.', {
    ...{ key: 'second-step.over', field: 'body.pending' },
  });

const wrong = () =>
  refusal(400, 'CodeMismatchException', 'The code is not right, or was used before.', {
    ...{ key: 'second-factor.wrong', field: 'body.code' },
  });

/** Finishes sign-in by a code of the app or a recovery code. */
export function confirmSignInWith({ clock }: Deps) {
  const attempt = attemptsBy(clock);
  return (call: Confirm) =>
    attempt({
      ip: call.ip,
      late: (wait) => refusals.tooMany(wait),
      work: (isWelcome) => tryCode(call, isWelcome),
    });
}

type Confirm = Call<typeof endpoints.confirmSignIn>;

async function tryCode(call: Confirm, isWelcome: () => void) {
  const { sql, input, clock } = call;
  const hash = digest(input.body.pending);
  const step = await findStep(sql, hash, clock());
  if (!step) throw over();
  await proveCode(call, hash, step);
  isWelcome();
  await tellOfNewDevice(call, step);
  const { deployment, through } = step;
  const answer = await signIn({ ...call, onlyAt: deployment ?? undefined, through }, step);
  tellSecurity(call, 'signed-in', step.id);
  return answer;
}

/** Checks the code, with tries limited for the account and address, and for this step. */
async function proveCode(
  call: Call<typeof endpoints.confirmSignIn>,
  hash: Buffer,
  { id, email }: Step,
): Promise<void> {
  const { sql, ip, clock } = call;
  const now = clock();
  const tried = { email: codesOf(email), ip };
  const wait = await countTry(sql, tried, now);
  if (wait > 0) {
    tellSecurity(call, 'locked-out');
    throw refusals.tooMany(wait);
  }
  const fits = await takeStep(call, hash, id).catch(async (cause) => {
    await forgetTry(sql, tried, now);
    throw cause;
  });
  if (!fits) {
    tellSecurity(call, 'sign-in-failed', id);
    throw wrong();
  }
  await welcome(sql, tried, now);
  await welcome(sql, { email: email.toLowerCase(), ip }, now);
}

/** Takes a code; the step ends with the right one, or the last allowed wrong one. */
function takeStep(
  { sql, clock, key, input }: Call<typeof endpoints.confirmSignIn>,
  hash: Buffer,
  userId: Id,
): Promise<boolean> {
  return sql.begin(async (tx) => {
    const [left] = await tx<{ tries: number }[]>`
      update second_steps set tries = tries + 1 where hash = ${hash} returning tries`;
    if (!left) throw over();
    const fits = await takeFactor(tx, { key, now: clock() }, userId, input.body.code);
    if (fits || left.tries >= mostTries) await tx`delete from second_steps where hash = ${hash}`;
    return fits;
  });
}

/** The open step; undefined when it has expired, or the password was changed since. */
async function findStep(sql: Db, hash: Buffer, now: UnixTime): Promise<Step | undefined> {
  const [step] = await sql<Step[]>`
    select u.id, u.email, u.password_hash, u.business_name, s.password_digest, s.deployment, s.through
    from second_steps s join users u on u.id = s.user_id
    where s.hash = ${hash} and s.expires_at > ${now} and not u.reset_required`;
  return step?.password_digest.equals(digest(step.password_hash ?? '')) ? step : undefined;
}
