import * as z from 'zod/mini';
import type { Deployment } from '#schemas';
import { brandNames, letterheadOf } from '../brand.ts';
import { declaredOrigin } from '../http/origin.ts';
import type { Deps } from '../module.ts';
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
  { path, code, values, name }: LetterContent,
): Promise<Message | null> {
  const deployment = deployments.all.find((each) => each.id === id);
  if (!deployment) return null;
  const { serviceName, organisationName } = await brandNames(deployment);
  const text = await textsFor(deployment, language);
  const say = (part: string) => text(`mail.${kind}.${part}`, { service: serviceName, ...values });
  const heading = say('subject');
  return letter({
    ...{ language: writtenIn(deployment, language), from: organisationName },
    head: await letterheadOf(deployment),
    subject: `${heading} · ${serviceName}`,
    heading,
    paragraphs: [...(name ? [text('mail.greeting', { name })] : []), say('body')],
    reason: say('reason'),
    ...(code && { code }),
    ...(path && { action: { label: say('action'), href: `${origin}${path}` } }),
  });
}
