import { accountRefusal } from '../access/refusals.ts';
import { refusal, refusals } from '../http/refusal.ts';
import type { Call } from '../http/serve.ts';
import { countTry, forgetTry, welcome } from '../identity/failures.ts';
import { verifyPassword } from '../identity/passwords.ts';
import { codesOf } from '../identity/second-factor.ts';
import type { SignedIn } from '../policy.ts';

type Proving = Pick<Call, 'sql' | 'clock' | 'ip'> & { who: SignedIn };

/** Checks the person's password; answers its hash. Tries count like those of sign-in, so that nobody can guess at an open tablet. */
export async function provePassword(call: Proving, typed: string): Promise<string> {
  const proved = await proveCounted(call, call.who.email.toLowerCase(), () =>
    findFitting(call, typed),
  );
  if (proved === undefined) throw wrongPassword();
  return proved;
}

/** Checks a code by `take`, with tries counted in the same way. */
export async function proveCode(call: Proving, take: () => Promise<boolean>): Promise<void> {
  const took = await proveCounted(call, codesOf(call.who.email), async () =>
    (await take()) ? true : undefined,
  );
  if (!took)
    throw refusal(400, 'CodeMismatchException', 'The code is not right, or was used before.', {
      ...{ key: 'second-factor.wrong', field: 'body.code' },
    });
}

export function wrongPassword() {
  return accountRefusal('NotAuthorizedException');
}

async function proveCounted<Value>(
  { sql, clock, ip }: Proving,
  email: string,
  prove: () => Promise<Value | undefined>,
): Promise<Value | undefined> {
  const now = clock();
  const tried = { email, ip };
  const wait = await countTry(sql, tried, now);
  if (wait > 0) throw refusals.tooMany(wait);
  const proved = await prove().catch(async (cause) => {
    await forgetTry(sql, tried, now);
    throw cause;
  });
  if (proved !== undefined) await welcome(sql, tried, now);
  return proved;
}

async function findFitting({ sql, who }: Proving, typed: string): Promise<string | undefined> {
  const [user] = await sql<{ password_hash: string | null }[]>`
    select password_hash from users where id = ${who.userId}`;
  const known = user?.password_hash ?? undefined;
  return (await verifyPassword(known, typed)) ? known : undefined;
}
