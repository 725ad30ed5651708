import * as z from 'zod/mini';
import { at } from '../clock.ts';
import type { Call } from '../http/serve.ts';
import type { Message } from '../mail/index.ts';
import { LetterFacts, letterFactsOf, writeLetter } from '../mail/write.ts';
import type { Composer, Deps } from '../module.ts';
import { codeOf, linkTokenOf } from './proofs.ts';

const SignUp = z.extend(LetterFacts, {
  email: z.string(),
  vendor: z.optional(z.string()),
  registration: z.nullable(z.string()),
  problem: z.optional(z.nullable(z.string())),
});
const Reset = z.extend(LetterFacts, {
  email: z.string(),
  reset: z.nullable(z.string()),
  registration: z.nullable(z.string()),
});

type Asking = Pick<Call, 'deployment' | 'origin'> & { input: { body: unknown } };
const Asked = z.object({ language: z.optional(z.string()) });

/** What every mail about an account keeps. */
export function letterFacts({ deployment, origin, input }: Asking): LetterFacts {
  const { language = '' } = Asked.parse(input.body);
  return letterFactsOf({ deployment, origin, language });
}

/** What the mails about accounts say; null when there is nobody to say it to, or nothing any more. */
export const mails: Readonly<Record<string, Composer>> = {
  'sign-up': async (deps, facts) => {
    const given = SignUp.parse(facts);
    if (given.registration !== null) return verifyLetter(deps, given, given.registration);
    if (!given.problem || given.problem === 'WrongVendor') return null;
    const [person] = await deps.sql`select 1 from users where lower(email) = ${given.email}`;
    if (person) return writeLetter(deps, given, 'known', { path: '/connect' });
    const outlet = await outletName(deps, given.vendor);
    return writeLetter(deps, given, 'taken', { values: { outlet } });
  },
  'reset-code': async (deps, facts) => {
    const given = Reset.parse(facts);
    if (given.registration !== null) return verifyLetter(deps, given, given.registration);
    const [reset] = await deps.sql`select 1 from password_resets
      where id = ${given.reset} and user_id is not null and expires_at > ${at(deps.clock())}`;
    if (!reset || given.reset === null) return null;
    const code = codeOf(deps, given.reset);
    return writeLetter(deps, given, 'code', { code, values: { code } });
  },
  'password-changed': (deps, facts) =>
    writeLetter(deps, LetterFacts.parse(facts), 'changed', { path: '/forgot-password' }),
};

async function verifyLetter(deps: Deps, facts: LetterFacts, id: string): Promise<Message | null> {
  const [asked] = await deps.sql<{ vendor_id: string }[]>`
    select vendor_id from registrations where id = ${id} and expires_at > ${at(deps.clock())}`;
  if (!asked) return null;
  // Behind the mark, so that it reaches neither a server's log nor the page that is visited next.
  const path = `/verify#${linkTokenOf(deps, id)}`;
  const outlet = await outletName(deps, asked.vendor_id);
  return writeLetter(deps, facts, 'verify', { path, values: { outlet } });
}

async function outletName({ sql }: Deps, id = ''): Promise<string> {
  const [vendor] = await sql<{ name: string }[]>`select name from vendors where id = ${id}`;
  return vendor?.name ?? id;
}
