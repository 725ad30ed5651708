import type { Problem } from '#schemas';
import { callFx } from '../kernel/ports.ts';

/** The server does not know the token that is in use now; what it says of one that was replaced meanwhile is no news. */
export const tokenRefused = callFx.fail.filter({
  fn: ({ params: { endpoint }, error }) =>
    error.tag === 'refused' &&
    error.status === 401 &&
    error.outdated !== true &&
    endpoint.access.kind !== 'public',
});

/**
 * Whether the server has refused to continue a session. Neither a network that is away is a refusal, nor a server that is
 * broken, nor what something between here and there says in its place.
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
