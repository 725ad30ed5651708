import type { endpoints, PasskeyCreation } from '#schemas';
import { proveCode, provePassword } from '../account/prove.ts';
import { brandNames } from '../brand.ts';
import type { Db, Tx } from '../db/connect.ts';
import { refusal } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import { countPasskeys } from '../identity/passkeys.ts';
import { hasSecondFactor, takeFactor } from '../identity/second-factor.ts';
import { enqueue } from '../mail/index.ts';
import { letterFactsOf } from '../mail/write.ts';
import { tellSecurity } from '../observe/security-log.ts';
import { algorithms, handleOf, type Made, readMade, type Site, siteOf } from './ceremony.ts';
import { challengeLife, openChallenge, takeChallenge } from './challenges.ts';
import { listPasskeys } from './own.ts';
import { over } from './refusals.ts';

/** The most passkeys of one person. */
const mostPasskeys = 20;

type Beginning = Call<typeof endpoints.beginPasskey>;
type Adding = Call<typeof endpoints.addPasskey>;

/** The options to make a passkey; needs the password, and a code where the person uses one. */
export async function beginPasskey(call: Beginning): Promise<{ options: PasskeyCreation }> {
  const { sql, who, input, deployment, clock } = call;
  await provePassword(call, input.body.password);
  if (await hasSecondFactor(sql, who.userId)) await proveOwnCode(call);
  await refuseTooMany(sql, who.userId);
  const purpose = { deployment: deployment.id, sessionId: who.sessionId };
  const challenge = await openChallenge(sql, purpose, clock());
  const { serviceName } = await brandNames(deployment);
  const { host } = siteOf(call);
  const excludeCredentials = await knownPasskeys(sql, who.userId, host);
  return {
    options: {
      ...{ challenge, rp: { id: host, name: serviceName }, excludeCredentials },
      user: { id: handleOf(who.userId), name: who.email, displayName: who.email },
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
      ...{ timeout: challengeLife * 1000, attestation: 'none' },
      authenticatorSelection: {
        ...{ residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      },
    },
  };
}

function proveOwnCode(call: Beginning): Promise<void> {
  const { sql, who, input, clock } = call;
  const { code } = input.body;
  if (code === undefined) throw codeNeeded();
  const moment = { ...call, now: clock() };
  return proveCode(call, () => sql.begin((tx) => takeFactor(tx, moment, who.userId, code)));
}

/** Stores a passkey made in this session. */
export async function addPasskey(call: Adding) {
  const { sql, who, input, deployment, clock } = call;
  const site = siteOf(call);
  const made = await readMade(input.body, site);
  if (!made) throw passkeyRefused();
  await sql.begin(async (tx) => {
    const purpose = { deployment: deployment.id, sessionId: who.sessionId };
    if (!(await takeChallenge(tx, purpose, made.challenge, clock()))) throw over();
    await tx`select 1 from users where id = ${who.userId} for update`;
    await refuseTooMany(tx, who.userId);
    if (!(await keep(tx, call, made, site))) throw passkeyRefused();
    await tell(tx, call, site);
  });
  tellSecurity(call, 'passkey-added', who.userId);
  return listPasskeys(call);
}

/** Stores a passkey; false if it already exists at this host. */
async function keep(tx: Tx, { who, input, clock }: Adding, made: Made, { host }: Site) {
  const row = { credential_id: made.id, host, user_id: who.userId, name: input.body.name };
  const { count } = await tx`insert into passkeys ${tx([
    { ...row, public_key: made.publicKey, counter: made.counter, created_at: clock() },
  ])} on conflict do nothing`;
  return count > 0;
}

/** Mails the person, in case it was somebody else. */
function tell(tx: Tx, call: Adding, { host }: Site): Promise<void> {
  const { language = '' } = call.input.body;
  const facts = { ...letterFactsOf({ ...call, language }), host };
  return enqueue(tx, { kind: 'passkey-added', to: call.who.email, facts }, call.clock());
}

async function knownPasskeys(sql: Db, userId: string, host: string) {
  const rows = await sql<{ id: string }[]>`
    select credential_id as id from passkeys where user_id = ${userId} and host = ${host}`;
  return rows.map(({ id }) => ({ type: 'public-key' as const, id }));
}

async function refuseTooMany(sql: Db, userId: string): Promise<void> {
  if ((await countPasskeys(sql, userId)) < mostPasskeys) return;
  throw refusal(409, 'TooManyPasskeys', `There are ${mostPasskeys} passkeys already.`, {
    key: 'passkey.too-many',
  });
}

const codeNeeded = () =>
  refusal(400, 'CodeMismatchException', 'A code is needed beside the password.', {
    ...{ key: 'second-step.fill', field: 'body.code' },
  });

const passkeyRefused = () =>
  refusal(400, 'PasskeyRefused', 'This is no passkey that can be added here.', {
    key: 'passkey.refused',
  });
