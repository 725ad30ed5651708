import type { endpoints, PasskeyRequest } from '#schemas';
import type { Db } from '../db/connect.ts';
import type { Call } from '../http/serve.ts';
import { resetRequired } from '../identity/login.ts';
import { tellOfNewDevice } from '../identity/new-device.ts';
import { type Person, signIn } from '../identity/sign-in.ts';
import { tellSecurity } from '../observe/security-log.ts';
import { handleOf, readUse, siteOf } from './ceremony.ts';
import { challengeLife, openChallenge, takeChallenge } from './challenges.ts';
import { over, unknown } from './refusals.ts';

type Finishing = Call<typeof endpoints.finishPasskeySignIn>;
type Known = Person & { passkey_id: string; public_key: Buffer; reset_required: boolean };

/** The options to sign in; they name no passkeys, so that nobody learns who has one. */
export async function beginPasskeySignIn(
  call: Call<typeof endpoints.beginPasskeySignIn>,
): Promise<{ options: PasskeyRequest }> {
  const { sql, deployment, clock } = call;
  const purpose = { deployment: deployment.id, sessionId: null };
  const challenge = await openChallenge(sql, purpose, clock());
  const { host: rpId } = siteOf(call);
  return {
    options: { challenge, rpId, timeout: challengeLife * 1000, userVerification: 'required' },
  };
}

/** Signs in by a passkey. Its device asked for a finger, a face or a PIN, so that this counts as two factors. */
export async function finishPasskeySignIn(call: Finishing) {
  const person = await proveUse(call);
  if (person.reset_required) throw resetRequired();
  await tellOfNewDevice(call, person);
  const answer = await signIn({ ...call, bothFactors: true }, person);
  tellSecurity(call, 'signed-in', person.id);
  return answer;
}

async function proveUse(call: Finishing): Promise<Known> {
  const { sql, input, deployment, clock } = call;
  const site = siteOf(call);
  const known = await find(sql, input.body.id, site.host);
  const isTheirs = known && input.body.user_handle === handleOf(known.id);
  const used = isTheirs ? await readUse(input.body, site, known.public_key) : undefined;
  if (!known || !used) throw refuseSignIn(call, known);
  const purpose = { deployment: deployment.id, sessionId: null };
  if (!(await takeChallenge(sql, purpose, used.challenge, clock()))) throw over();
  if (!(await count(call, known, used.counter))) throw refuseSignIn(call, known, 'passkey-copied');
  return known;
}

async function find(sql: Db, credential: string, host: string): Promise<Known | undefined> {
  const [known] = await sql<Known[]>`
    select p.id as passkey_id, p.public_key, u.id, u.email, u.password_hash, u.business_name,
      u.reset_required
    from passkeys p join users u on u.id = p.user_id
    where p.credential_id = ${credential} and p.host = ${host}`;
  return known;
}

/** Stores the new counter; false if it did not grow, which means a copied passkey. Devices without a counter send 0. */
async function count({ sql, clock }: Finishing, { passkey_id }: Known, counter: number) {
  const { count: counted } = await sql`update passkeys
    set counter = ${counter}, used_at = ${clock()}
    where id = ${passkey_id} and (counter < ${counter} or (counter = 0 and ${counter} = 0))`;
  return counted > 0;
}

function refuseSignIn(
  call: Finishing,
  known: Known | undefined,
  event: 'sign-in-failed' | 'passkey-copied' = 'sign-in-failed',
) {
  tellSecurity(call, event, known?.id);
  return unknown();
}
