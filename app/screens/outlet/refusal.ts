import { durations, fieldOfRefusal, isRefused, keyOfRefusal, problemOf, refusedOf } from '#core';

/** What is wrong, by its text, and the part of the collection point that it is about. */
export type Refusal = {
  readonly part: string;
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
};

/** What the server says about one part of the collection point; null for what concerns the whole. */
export function refusalOf(failure: unknown): Refusal | null {
  const refused = refusedOf(failure);
  const part = fieldOfRefusal(refused);
  if (!refused?.key || part === null || part === refused.field) return null;
  const { key, values = {} } = refused;
  return { part, key, values };
}

/** What is said of a collection point that was not saved: the server's own message (specification 1, section 8). */
export function noticeOf(failure: unknown) {
  return { ...describeRefusal(failure), type: 'error' as const, duration: durations.order };
}

/** Whether the server holds something that the form knows nothing of. */
export function isConflict(failure: unknown): boolean {
  const status = refusedOf(failure)?.status;
  return status === 409 || status === 422;
}

function describeRefusal(failure: unknown) {
  if (problemOf(failure)?.tag === 'unreachable') return { key: 'outlet.error.save.offline' };
  const problem = refusedOf(failure);
  if (!problem || problem.status >= 500) return { key: 'outlet.error.save' };
  if (isRefused<'createOutlet'>(failure, 'IdempotencyKeyReused'))
    return { key: 'outlet.error.already-added' };
  const { values = {}, message } = problem;
  const other = 'outlet.error.save.message';
  const key = keyOfRefusal(problem, other);
  return { key, values: key === other ? { message } : values };
}
