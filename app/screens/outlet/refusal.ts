import { durations } from '#core';
import { Problem } from '#schemas';

/** What is wrong, by its text, and the part of the collection point that it is about. */
export type Refusal = {
  readonly part: string;
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
};

/** What the server says about one part of the collection point; null for what concerns the whole. */
export function refusalOf(failure: unknown): Refusal | null {
  const problem = refusedOf(failure);
  if (!problem?.key || !problem.field?.startsWith('body.')) return null;
  const { key, field, values = {} } = problem;
  return { part: field.slice('body.'.length), key, values };
}

/** What is said of a collection point that was not saved: the server's own message (specification 1, section 8). */
export function noticeOf(failure: unknown) {
  return { ...saidOf(failure), type: 'error' as const, duration: durations.order };
}

/** Whether the server holds something that the form knows nothing of. */
export function isConflict(failure: unknown): boolean {
  const status = refusedOf(failure)?.status;
  return status === 409 || status === 422;
}

function saidOf(failure: unknown) {
  if (isUnreachable(failure)) return { key: 'outlet.error.save.offline' };
  const problem = refusedOf(failure);
  if (!problem || problem.status >= 500) return { key: 'outlet.error.save' };
  if (problem.code === 'IdempotencyKeyReused') return { key: 'outlet.error.already-added' };
  const { key, values = {}, message } = problem;
  if (key && key !== 'alert.error') return { key, values };
  return { key: 'outlet.error.save.message', values: { message } };
}

function isUnreachable(failure: unknown): boolean {
  return Problem.safeParse(failure).data?.tag === 'unreachable';
}

function refusedOf(failure: unknown) {
  const problem = Problem.safeParse(failure).data;
  return problem?.tag === 'refused' ? problem : null;
}
