import { readFileSync } from 'node:fs';
import { StartError } from './start-error.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Variables that hold a secret; each may name a file instead, as orchestrators hand them over: `TOKEN_SECRET_FILE` for `TOKEN_SECRET`. */
const secretNames = [
  'DATABASE_URL',
  'TOKEN_SECRET',
  'TOKEN_OLD_SECRET',
  'SMTP_URL',
  'DISPATCHER_SECRET',
  'DISPATCHER_OLD_SECRET',
] as const;

/** The environment with what its files hold, without the line break at their end; throws `StartError` naming one that cannot be read. */
export function withSecretFiles(env: Environment): Environment {
  const read = secretNames.flatMap((name) => {
    const path = env[`${name}_FILE`];
    if (!path) return [];
    if (env[name]) {
      throw new StartError(`${name} and ${name}_FILE are both set: only one of them can count.`);
    }
    return [[name, contentOf(`${name}_FILE`, path)]];
  });
  return { ...env, ...Object.fromEntries(read) };
}

function contentOf(variable: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').trimEnd();
  } catch (cause) {
    const why = cause instanceof Error && 'code' in cause ? cause.code : cause;
    throw new StartError(`The file of ${variable} cannot be read (${why}).`, { cause });
  }
}
