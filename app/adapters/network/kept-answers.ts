import { pathOf } from '#schemas';
import type { HttpCall } from './http.ts';

type Call = (request: HttpCall) => Promise<unknown>;
type Kept = { readonly at: number; readonly answer: Promise<unknown> };

/**
 * Caches answers in memory for as long as their endpoint allows (specification 2, section 7).
 * Concurrent callers share one request; failures are not cached.
 */
export function createKeptAnswers(call: Call, now: () => number) {
  let kept = new Map<string, Kept>();

  /** A clock that was set back makes an answer stale rather than fresh for ever. */
  function isYoung({ at }: Kept, keptFor: number): boolean {
    const age = now() - at;
    return age >= 0 && age < keptFor;
  }

  function ask(request: HttpCall, key: string): Promise<unknown> {
    const book = kept;
    const entry = { at: now(), answer: call(request) };
    book.set(key, entry);
    entry.answer.catch(() => {
      if (book.get(key) === entry) book.delete(key);
    });
    return entry.answer;
  }

  return {
    call({ fresh = false, ...request }: HttpCall & { fresh?: boolean }): Promise<unknown> {
      const { endpoint, input } = request;
      if (endpoint.keptFor === undefined) return call(request);
      const key = JSON.stringify([pathOf(endpoint, input.params as never), input.query]);
      const before = fresh ? undefined : kept.get(key);
      return before && isYoung(before, endpoint.keptFor) ? before.answer : ask(request, key);
    },
    /** Empties the cache when a session ends. */
    forget(): void {
      kept = new Map();
    },
  };
}
