import { readFileSync } from 'node:fs';
import type { FieldProblem } from './problems.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Variables that hold a secret; each may name a file instead, as orchestrators hand them over: `TOKEN_SECRET_FILE` for `TOKEN_SECRET`. */
export const secretNames = [
  'DATABASE_URL',
  'TOKEN_SECRET',
  'TOKEN_OLD_SECRET',
  'SMTP_URL',
  'DISPATCHER_SECRET',
  'DISPATCHER_OLD_SECRET',
  'MESSAGES_SECRET',
  'MESSAGES_OLD_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'OIDC_SECRETS',
] as const;

/** The environment with the contents of its `…_FILE` variables, without their last line break; and a sentence for each file that cannot be used. */
export function withSecretFiles(env: Environment): {
  env: Environment;
  problems: readonly FieldProblem[];
} {
  const problems: FieldProblem[] = [];
  const read = secretNames.flatMap((name) => {
    const field = `${name}_FILE`;
    const path = env[field];
    if (!path) return [];
    const found = env[name] ? bothSet(name) : contentOf(field, path);
    if ('content' in found) return [[name, found.content]];
    problems.push({ field, why: found.why });
    return [];
  });
  return { env: { ...env, ...Object.fromEntries(read) }, problems };
}

type Found = { content: string } | { why: string };

function bothSet(name: string): Found {
  return { why: `${name} and ${name}_FILE are both set: only one of them can count.` };
}

function contentOf(variable: string, path: string): Found {
  try {
    return { content: readFileSync(path, 'utf8').trimEnd() };
  } catch (cause) {
    const why = cause instanceof Error && 'code' in cause ? cause.code : cause;
    return { why: `The file of ${variable} cannot be read (${why}).` };
  }
}
