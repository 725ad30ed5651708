import type { endpoints, Id, UnixTime } from '#schemas';
import type { Db } from '../db/connect.ts';
import type { Call } from '../http/serve.ts';
import { resetRequired, signInProven } from '../identity/login.ts';
import { tellOfNewDevice } from '../identity/new-device.ts';
import { hasSecondFactor } from '../identity/second-factor.ts';
import { type Person, signIn } from '../identity/sign-in.ts';
import { beginAgain, type Through } from '../identity/through.ts';
import { tellSecurity } from '../observe/security-log.ts';
import { digest } from '../secrets.ts';
import { browserIn, newSecret, type Place } from './visits.ts';

/** Seconds for which the code of a returning browser is valid. */
const life = 2 * 60;

type Arrived = Person & { both_factors: boolean; reset_required: boolean; through: Through | null };

/** A person who came back from the provider, and how they were authenticated there. */
type Back = { userId: Id; bothFactors: boolean; through: Through };

/** Stores a person who came back; answers the one-time code for the page. */
export async function keepArrival(
  sql: Db,
  { browser, deployment }: Place,
  { userId, bothFactors, through }: Back,
  now: UnixTime,
): Promise<string> {
  const code = newSecret();
  await sql`insert into oidc_arrivals (hash, browser, deployment, user_id, both_factors, through, expires_at)
    values (${digest(code)}, ${digest(browser)}, ${deployment}, ${userId}, ${bothFactors}, ${sql.json(through)}, ${now + life})`;
  return code;
}

/** Signs in a person who came back from the provider; the session is for this deployment only. */
export async function finishOidcSignIn(call: Call<typeof endpoints.finishOidcSignIn>) {
  const arrived = await takeArrival(call);
  if (!arrived) throw beginAgain();
  if (arrived.reset_required) throw resetRequired();
  const here = { ...call, onlyAt: call.deployment.id, through: arrived.through };
  if (!arrived.both_factors && (await hasSecondFactor(call.sql, arrived.id)))
    return signInProven(here, arrived);
  await tellOfNewDevice(call, arrived);
  const answer = await signIn({ ...here, bothFactors: arrived.both_factors }, arrived);
  tellSecurity(call, 'signed-in', arrived.id);
  return answer;
}

async function takeArrival(
  call: Call<typeof endpoints.finishOidcSignIn>,
): Promise<Arrived | undefined> {
  const { sql, cookies, origin, deployment, clock, input } = call;
  const browser = browserIn(cookies, origin);
  if (browser === undefined) return undefined;
  const [arrived] = await sql<Arrived[]>`
    with taken as (
      delete from oidc_arrivals where hash = ${digest(input.body.code)} and browser = ${digest(browser)}
        and deployment = ${deployment.id} and expires_at > ${clock()}
      returning user_id, both_factors, through)
    select u.id, u.email, u.password_hash, u.business_name, u.reset_required, t.both_factors, t.through
    from taken t join users u on u.id = t.user_id`;
  return arrived;
}
