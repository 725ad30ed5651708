import type { ArriveProblem } from '#schemas';

/** Why nobody is signed in. */
export type Reason = ArriveProblem;

/** Errors that mean that the provider cannot be reached. */
const down: ReadonlySet<unknown> = new Set([
  ...['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_PARSE_ERROR'],
  ...['OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'],
  ...['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC'],
  ...['server_error', 'temporarily_unavailable'],
]);

/** The reason of a failure: provider down, the person left, or an invalid answer. */
export function reasonOf(cause: unknown): Reason {
  const { code, error } = whatFailed(cause);
  if (cause instanceof TypeError || down.has(code) || down.has(error)) return 'down';
  return code === 'OAUTH_AUTHORIZATION_RESPONSE_ERROR' ? 'left' : 'refused';
}

/** The codes of a failure, from the library and the provider; without messages, which may hold personal data. */
export function whatFailed(cause: unknown): { code: string; error?: string } {
  const textOf = (name: string) => {
    const value = cause instanceof Error ? Reflect.get(cause, name) : undefined;
    return typeof value === 'string' ? value.slice(0, 60) : undefined;
  };
  const error = textOf('error');
  return { code: textOf('code') ?? textOf('name') ?? 'unknown', ...(error && { error }) };
}
