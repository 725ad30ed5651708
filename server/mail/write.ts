import * as z from 'zod/mini';
import type { Deployment } from '#schemas';
import { brandNames, letterheadOf } from '../brand.ts';
import { declaredOrigin } from '../http/origin.ts';
import type { Deps } from '../module.ts';
import { shortened } from '../shortened.ts';
import { textsFor, writtenIn } from '../texts.ts';
import { letter } from './letter.ts';
import type { Message } from './message.ts';

/** The facts that every letter needs: deployment, language, and the origin of its links. */
export const LetterFacts = z.object({
  deployment: z.string(),
  language: z.string(),
  origin: z.string(),
});
export type LetterFacts = z.infer<typeof LetterFacts>;

/** Characters of a name in a subject, a greeting or on a button; the text itself has it whole. */
const mostOfName = 60;

type Circumstances = { deployment: Deployment; origin: string; language: string | null };

/** The facts; an unsupported language becomes the deployment's default. */
export function letterFactsOf({ deployment, origin, language }: Circumstances): LetterFacts {
  const { supportedLanguages, defaultLanguage } = deployment;
  return {
    deployment: deployment.id,
    language: supportedLanguages.find((each) => each === language) ?? defaultLanguage,
    origin: declaredOrigin(deployment, origin),
  };
}

export type LetterKind =
  | 'verify'
  | 'known'
  | 'taken'
  | 'code'
  | 'changed'
  | 'paid'
  | 'invitation'
  | 'new-device'
  | 'oidc-linked'
  | 'oidc-unlinked'
  | 'passkey-added'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'codes-required'
  | 'codes-not-required'
  | 'invited'
  | 'webhook';
/** `name` must be the account's own, never text typed by a stranger, who could write to others that way. */
export type LetterContent = {
  path?: string;
  code?: string;
  values?: Record<string, string>;
  name?: string | null;
};

/** Writes a letter; null when the deployment no longer exists. */
export async function writeLetter(
  { deployments }: Pick<Deps, 'deployments'>,
  { deployment: id, language, origin }: LetterFacts,
  kind: LetterKind,
  { path, code, values = {}, name }: LetterContent,
): Promise<Message | null> {
  const deployment = deployments.all.find((each) => each.id === id);
  if (!deployment) return null;
  const { serviceName, organisationName } = await brandNames(deployment);
  const text = await textsFor(deployment, language);
  const say = (part: string, named = values) =>
    text(`mail.${kind}.${part}`, { service: serviceName, ...named });
  const short = Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, onLine(value)]),
  );
  const heading = say('subject', short);
  return letter({
    ...{ language: writtenIn(deployment, language), from: organisationName },
    head: await letterheadOf(deployment),
    subject: `${heading} · ${serviceName}`,
    heading,
    paragraphs: [...(name ? [text('mail.greeting', { name: onLine(name) })] : []), say('body')],
    reason: say('reason'),
    ...(code && { code }),
    ...(path && { action: { label: say('action', short), href: `${origin}${path}` } }),
  });
}

function onLine(name: string): string {
  return shortened(name, mostOfName);
}
