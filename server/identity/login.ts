import type { endpoints } from '#schemas';
import { isShutOut } from '../demo/people.ts';
import { refusal, refusals } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import type { Deps } from '../module.ts';
import { tellSecurity } from '../observe/security-log.ts';
import { attemptsBy } from './attempts.ts';
import { countTry, forgetTry, welcome } from './failures.ts';
import { tellOfNewDevice } from './new-device.ts';
import { verifyPassword } from './passwords.ts';
import { newestRegistration } from './pending.ts';
import { hasSecondFactor } from './second-factor.ts';
import { askForCode } from './second-step.ts';
import { continueSession, idleLife } from './sessions.ts';
import { notAuthorised, type Person, signIn } from './sign-in.ts';
import { handOver, refreshTokenIn } from './token-cookies.ts';
import { accessLife, signTokens } from './tokens.ts';

const notFound = () =>
  refusal(401, 'UserNotFoundException', 'There is no account with this email address.', {
    key: 'auth.UserNotFoundException',
  });

const notConfirmed = () =>
  refusal(403, 'UserNotConfirmedException', 'The email address was not confirmed.', {
    key: 'auth.UserNotConfirmedException',
  });

export const resetRequired = () =>
  refusal(403, 'PasswordResetRequiredException', 'The password has to be set again.', {
    key: 'auth.PasswordResetRequiredException',
  });

type Account = Person & { reset_required: boolean };

/** Signs a person in. Unknown people and wrong passwords take the same time and, unless `verboseAuthErrors` is on, get the same answer. */
export function loginWith({ clock }: Deps) {
  const attempt = attemptsBy(clock);
  return (call: Login) => {
    const late = (wait: number) => refuseLockedOut(call, wait);
    return attempt({ ip: call.ip, late, work: (isWelcome) => tryPassword(call, isWelcome) });
  };
}

type Login = Call<typeof endpoints.login>;

async function tryPassword(call: Login, isWelcome: () => void) {
  const { sql, ip, input, clock } = call;
  const email = input.body.email_address.trim().toLowerCase();
  const now = clock();
  const wait = await countTry(sql, { email, ip }, now);
  if (wait > 0) throw refuseLockedOut(call, wait);
  const { user, fits } = await judge(call, email).catch(async (cause) => {
    await forgetTry(sql, { email, ip }, now);
    throw cause;
  });
  if (!fits) {
    tellSecurity(call, 'sign-in-failed', user?.id);
    throw !user && call.deployment.verboseAuthErrors ? notFound() : notAuthorised();
  }
  // With a second factor, the password alone does not make the address known.
  const isHalfway = user !== undefined && (await hasSecondFactor(sql, user.id));
  await (isHalfway ? forgetTry : welcome)(sql, { email, ip }, now);
  // Only somebody with the right password learns that the account is not confirmed.
  if (!user) throw notConfirmed();
  isWelcome();
  // Likewise for a password that must be reset.
  if (user.reset_required) throw resetRequired();
  if (!isHalfway) await tellOfNewDevice(call, user);
  const answer = await signInProven(call, user);
  tellSecurity(call, 'signed-in', user.id);
  return answer;
}

function refuseLockedOut(call: Login, wait: number) {
  tellSecurity(call, 'locked-out');
  return refusals.tooMany(wait);
}

/** The account, and whether the password fits it or the newest pending registration. */
async function judge({ sql, clock, input }: Login, email: string) {
  const [user] = await sql<Account[]>`
    select id, email, password_hash, business_name, reset_required from users where lower(email) = ${email}`;
  const waiting = await newestRegistration(sql, email, clock());
  const known = (user ?? waiting)?.password_hash ?? undefined;
  return { user, fits: await verifyPassword(known, input.body.password) };
}

/** Signs in somebody with a right password; asks for the second factor first, if any. */
export async function signInProven(call: Parameters<typeof signIn>[0], proven: Person) {
  if (await hasSecondFactor(call.sql, proven.id)) throw await askForCode(call, proven);
  return signIn(call, proven);
}

/** Exchanges a refresh token for fresh tokens. */
export async function extendLogin(call: Call<typeof endpoints.extendLogin>) {
  const continued = await continueSession(call, refreshOf(call), (userId) =>
    tellSecurity(call, 'token-reused', userId),
  );
  if (!continued || isShutOut(call.config, continued)) throw notAuthorised();
  const tokens = await signTokens(call, continued);
  const { refreshToken: RefreshToken } = continued;
  const result = { ...tokens, RefreshToken, ExpiresIn: accessLife };
  return handOver(call, { AuthenticationResult: result }, idleLife);
}

/** The refresh token: from the body, which a page sends once when it moves to cookies, else from the cookie. */
function refreshOf(call: Call<typeof endpoints.extendLogin>) {
  const { refresh_token } = call.input.body;
  if (refresh_token !== '') return { token: refresh_token };
  const token = refreshTokenIn(call);
  const session = call.byCookie?.holder;
  if (token === undefined || session === undefined) throw notAuthorised();
  return { token, session };
}
