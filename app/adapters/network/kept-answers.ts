import { pathOf } from '#schemas';
import type { HttpCall } from './http.ts';

type Call = (request: HttpCall) => Promise<unknown>;
type Kept = { readonly at: number; readonly answer: Promise<unknown> };

/**
 * Keeps the answers of calls that say for how long they may be kept, in memory only (specification 2, section 7).
 * Anyone who asks while a first answer is on its way waits for that one; a call that failed is forgotten at once.
 */
export function createKeptAnswers(call: Call, now: () => number) {
  let kept = new Map<string, Kept>();

  /** A clock that was put back makes an answer old, not young for ever. */
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
    /** The session has ended: what the next person may know, they are told themselves. */
    forget(): void {
      kept = new Map();
    },
  };
}
