import type { Problem } from '#schemas';
import { callFx } from '../kernel/ports.ts';

/** The server refused the present token; a refusal of a token that was replaced meanwhile is ignored. */
export const tokenRefused = callFx.fail.filter({
  fn: ({ params: { endpoint }, error }) =>
    isOfToken(error) &&
    error.tag === 'refused' &&
    error.outdated !== true &&
    endpoint.access.kind !== 'public',
});

/** Whether the server refused who asks, and not something that they typed, such as a wrong password (its status is 401, too). */
export function isOfToken(problem: Problem): boolean {
  return problem.tag === 'refused' && problem.status === 401 && problem.field === undefined;
}

/**
 * Whether the server refused to continue a session. A missing network, a broken server or the answer of a proxy is not a
 * refusal.
 */
export function endsSession(problem: Problem): boolean {
  return (
    problem.tag === 'refused' &&
    definite.has(problem.status) &&
    problem.outdated !== true &&
    !problem.code.startsWith('http-')
  );
}

const definite: ReadonlySet<number> = new Set([400, 401, 403]);
