import { readAnswer } from '#adapters';
import type { Call } from '#core/ports';
import { type Problem, pathOf } from '#schemas';

const timeoutSeconds = 30;

/**
 * Sends one call of an operator, without retries. The browser adds the session cookie, which scripts cannot
 * read.
 */
export async function send({ endpoint, input }: Call): Promise<unknown> {
  const hasBody = endpoint.method !== 'GET';
  const path = pathOf(endpoint, Object(input.params)) + queryOf(Object(input.query));
  const response = await fetch(path, {
    method: endpoint.method,
    cache: 'no-store',
    signal: AbortSignal.timeout(1000 * timeoutSeconds),
    headers: { accept: 'application/json', ...(hasBody && { 'content-type': 'application/json' }) },
    ...(hasBody && { body: JSON.stringify(input.body) }),
  }).catch((cause: unknown) => Promise.reject(unreachable(cause)));
  const answer = await readAnswer(endpoint, response, () => true);
  if (answer.ok) return answer.value;
  throw answer.problem;
}

export function wait({ seconds }: { seconds: number }): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}

function unreachable(cause: unknown): Problem {
  return { tag: 'unreachable', message: String(cause) };
}

function queryOf(query: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => [name, String(value)]);
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`;
}
