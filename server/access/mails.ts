import * as z from 'zod/mini';
import { brandNames } from '../brand.ts';
import { at } from '../clock.ts';
import { declaredOrigin } from '../http/origin.ts';
import type { Call } from '../http/serve.ts';
import type { Facts, Message } from '../mail/index.ts';
import { letter } from '../mail/letter.ts';
import type { Composer, Deps } from '../module.ts';
import { textsFor, writtenIn } from '../texts.ts';
import { codeOf, linkTokenOf } from './proofs.ts';

const Common = z.object({ deployment: z.string(), language: z.string(), origin: z.string() });
type Common = z.infer<typeof Common>;

const SignUp = z.extend(Common, {
  email: z.string(),
  vendor: z.optional(z.string()),
  registration: z.nullable(z.string()),
  problem: z.optional(z.nullable(z.string())),
});
const Reset = z.extend(Common, {
  email: z.string(),
  reset: z.nullable(z.string()),
  registration: z.nullable(z.string()),
});

type Asking = Pick<Call, 'deployment' | 'origin'> & { input: { body: unknown } };
const Asked = z.object({ language: z.optional(z.string()) });

/** What every mail about an account keeps: whose it is, in which language, and where its links lead. */
export function letterFacts({ deployment, origin, input }: Asking): Common {
  const { language = '' } = Asked.parse(input.body);
  const known = deployment.supportedLanguages.includes(language);
  return {
    deployment: deployment.id,
    language: known ? language : deployment.defaultLanguage,
    origin: declaredOrigin(deployment, origin),
  };
}

/** What the mails about accounts say; null when there is nobody to say it to, or nothing any more. */
export const mails: Readonly<Record<string, Composer>> = {
  'sign-up': async (deps, facts) => {
    const given = SignUp.parse(facts);
    if (given.registration !== null) return verifyLetter(deps, given, given.registration);
    if (!given.problem || given.problem === 'WrongVendor') return null;
    const [person] = await deps.sql`select 1 from users where lower(email) = ${given.email}`;
    if (person) return write(deps, given, 'known', { path: '/connect' });
    const outlet = await outletName(deps, given.vendor);
    return write(deps, given, 'taken', { values: { outlet } });
  },
  'reset-code': async (deps, facts) => {
    const given = Reset.parse(facts);
    if (given.registration !== null) return verifyLetter(deps, given, given.registration);
    const [reset] = await deps.sql`select 1 from password_resets
      where id = ${given.reset} and user_id is not null and expires_at > ${at(deps.clock())}`;
    if (!reset || given.reset === null) return null;
    const code = codeOf(deps, given.reset);
    return write(deps, given, 'code', { code, values: { code } });
  },
  'password-changed': (deps, facts) =>
    write(deps, Common.parse(facts), 'changed', { path: '/forgot-password' }),
};

async function verifyLetter(deps: Deps, facts: Common, id: string): Promise<Message | null> {
  const [asked] = await deps.sql<{ vendor_id: string }[]>`
    select vendor_id from registrations where id = ${id} and expires_at > ${at(deps.clock())}`;
  if (!asked) return null;
  // Behind the mark, so that it reaches neither a server's log nor the page that is visited next.
  const path = `/verify#${linkTokenOf(deps, id)}`;
  const outlet = await outletName(deps, asked.vendor_id);
  return write(deps, facts, 'verify', { path, values: { outlet } });
}

async function outletName({ sql }: Deps, id = ''): Promise<string> {
  const [vendor] = await sql<{ name: string }[]>`select name from vendors where id = ${id}`;
  return vendor?.name ?? id;
}

type LetterKind = 'verify' | 'known' | 'taken' | 'code' | 'changed';
type Content = { path?: string; code?: string; values?: Record<string, string> };

/** Null when the deployment is gone, which has nothing to say any more. */
async function write(
  { deployments }: Deps,
  { deployment: id, language, origin }: Common & Facts,
  kind: LetterKind,
  { path, code, values }: Content,
): Promise<Message | null> {
  const deployment = deployments.all.find((each) => each.id === id);
  if (!deployment) return null;
  const { serviceName, organisationName } = await brandNames(deployment);
  const text = await textsFor(deployment, language);
  const say = (part: string) => text(`mail.${kind}.${part}`, { service: serviceName, ...values });
  return letter({
    ...{ language: writtenIn(deployment, language), from: organisationName },
    subject: `${say('subject')} · ${serviceName}`,
    ...{ paragraphs: [say('body')], reason: say('reason') },
    ...(code && { code }),
    ...(path && { action: { label: say('action'), href: `${origin}${path}` } }),
  });
}
