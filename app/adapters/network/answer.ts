import { type Endpoint, ErrorBody, type Problem } from '#schemas';
import { readableOf } from './readable.ts';

/** How one try of a call went. */
export type Attempt =
  | { ok: true; value: unknown }
  | {
      ok: false;
      problem: Problem;
      retryAfter: number | null;
      /** No retry, since the same was just tried three times. */
      final?: true;
    };

/** Gets the unreadable rows of an answer; answers whether the person is told of each. */
export type Dropped = (rows: readonly unknown[], endpoint: Endpoint) => boolean;

export function failureOf(problem: Problem, retryAfter: number | null = null): Attempt {
  return { ok: false, problem, retryAfter };
}

/** Parses an answer as its endpoint declares. */
export async function readAnswer(
  endpoint: Endpoint,
  response: Response,
  dropped: Dropped,
): Promise<Attempt> {
  if (!response.ok) {
    return failureOf(refusalOf(response, await readJson(response)), retryAfterOf(response));
  }
  const answer = readableOf(endpoint.result, await readResult(endpoint, response));
  const told = answer !== null && answer.dropped.length > 0 && dropped(answer.dropped, endpoint);
  // A list without a single readable row must not look empty.
  if (answer === null || (answer.dropped.length > 0 && !told && isEmpty(answer.value)))
    return failureOf({ tag: 'malformed', message: endpoint.id });
  return { ok: true, value: answer.value };
}

function isEmpty(value: unknown): boolean {
  return [value, ...Object.values(value ?? {})].filter(Array.isArray).flat().length === 0;
}

async function readResult({ produces }: Endpoint, response: Response): Promise<unknown> {
  if (!produces) return ((await readJson(response)) as { result?: unknown } | null)?.result;
  const disposition = response.headers.get('content-disposition') ?? '';
  const [, name] = /filename="([\w.-]+)"/.exec(disposition) ?? [];
  return { name, content: await response.blob() };
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function refusalOf(response: Response, body: unknown): Problem {
  const parsed = ErrorBody.safeParse(body);
  const first = parsed.success ? parsed.data.errors[0] : undefined;
  const { translation_key: key, field, values } = first?.meta ?? {};
  return {
    tag: 'refused',
    status: response.status,
    code: first?.code ?? `http-${response.status}`,
    message: first?.message ?? response.statusText,
    ...(key !== undefined && { key }),
    ...(field !== undefined && { field }),
    ...(values !== undefined && { values }),
  };
}

function retryAfterOf(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), 30) : null;
}
