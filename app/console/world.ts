import { readAnswer } from '#adapters';
import type { Call } from '#core/ports';
import { type Problem, pathOf, type UnixTime } from '#schemas';

const timeoutSeconds = 30;

/**
 * Sends one call of an operator, without retries. The browser adds the session cookie, which scripts cannot
 * read.
 */
export async function send({ endpoint, input }: Call): Promise<unknown> {
  const hasBody = endpoint.method !== 'GET';
  const path = pathOf(endpoint, Object(input.params)) + queryOf(Object(input.query));
  const answer = await fetch(path, {
    method: endpoint.method,
    cache: 'no-store',
    signal: AbortSignal.timeout(1000 * timeoutSeconds),
    headers: { accept: 'application/json', ...(hasBody && { 'content-type': 'application/json' }) },
    ...(hasBody && { body: JSON.stringify(input.body) }),
  })
    // An answer may end in the middle, too.
    .then((response) => readAnswer(endpoint, response, () => true))
    .catch((cause: unknown) => Promise.reject(unreachable(cause, hasBody)));
  if (answer.ok) return answer.value;
  throw answer.problem;
}

export function wait({ seconds }: { seconds: number }): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}

export function now(): UnixTime {
  return Date.now() / 1000;
}

/** Without an answer it is not known whether something was done; what is only read is as if it was never asked. */
function unreachable(cause: unknown, isChange: boolean): Problem {
  return { tag: 'unreachable', message: String(cause), ...(!isChange && { sent: false }) };
}

function queryOf(query: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => [name, String(value)]);
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`;
}
