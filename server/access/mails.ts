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

const Changed = z.extend(LetterFacts, { email: z.optional(z.string()) });

type Asking = Pick<Call, 'deployment' | 'origin'> & { input: { body: unknown } };
const Asked = z.object({ language: z.optional(z.string()) });

/** The facts that every mail about an account needs. */
export function letterFacts({ deployment, origin, input }: Asking): LetterFacts {
  const { language = '' } = Asked.parse(input.body);
  return letterFactsOf({ deployment, origin, language });
}

/** The composers of mails about accounts; null when there is no receiver, or the mail is no longer needed. */
export const mails: Readonly<Record<string, Composer>> = {
  'sign-up': async (deps, facts) => {
    const given = SignUp.parse(facts);
    if (given.registration !== null) return verifyLetter(deps, given, given.registration);
    if (!given.problem || given.problem === 'WrongVendor') return null;
    const person = await personAt(deps, given.email);
    if (person) return writeLetter(deps, given, 'known', { path: '/connect', ...person });
    const outlet = await outletName(deps, given.vendor);
    return writeLetter(deps, given, 'taken', { values: { outlet } });
  },
  'reset-code': async (deps, facts) => {
    const given = Reset.parse(facts);
    if (given.registration !== null) return verifyLetter(deps, given, given.registration);
    const [reset] = await deps.sql<Named[]>`
      select business_name as name from password_resets r join users u on u.id = r.user_id
      where r.id = ${given.reset} and r.expires_at > ${at(deps.clock())}`;
    if (!reset || given.reset === null) return null;
    const code = codeOf(deps, given.reset);
    return writeLetter(deps, given, 'code', { code, values: { code }, name: reset.name });
  },
  'password-changed': async (deps, facts) => {
    const given = Changed.parse(facts);
    const person = await personAt(deps, given.email);
    return writeLetter(deps, given, 'changed', { path: '/forgot-password', ...person });
  },
};

type Named = { name: string | null };

/** The account at an address, with its business name. */
async function personAt({ sql }: Deps, email = ''): Promise<Named | undefined> {
  const [person] = await sql<Named[]>`
    select business_name as name from users where lower(email) = ${email}`;
  return person;
}

async function verifyLetter(deps: Deps, facts: LetterFacts, id: string): Promise<Message | null> {
  const [asked] = await deps.sql<{ vendor_id: string }[]>`
    select vendor_id from registrations where id = ${id} and expires_at > ${at(deps.clock())}`;
  if (!asked) return null;
  // In the fragment, which is sent neither to a server nor as a referrer.
  const path = `/verify#${linkTokenOf(deps, id)}`;
  const outlet = await outletName(deps, asked.vendor_id);
  return writeLetter(deps, facts, 'verify', { path, values: { outlet } });
}

async function outletName({ sql }: Deps, id = ''): Promise<string> {
  const [vendor] = await sql<{ name: string }[]>`select name from vendors where id = ${id}`;
  return vendor?.name ?? id;
}
