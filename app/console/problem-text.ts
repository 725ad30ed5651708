import type { Problem } from '#schemas';
import { t } from './text.ts';

/** Why something was not done, for an operator: the server's own words where it has some, since they name what they are about. */
export function problemText(problem: Problem): string {
  if (problem.tag === 'unreachable')
    return t(problem.sent === false ? 'problem.unreachable' : 'problem.unanswered');
  if (problem.tag === 'malformed') return t('problem.malformed');
  if (problem.status === 401 && problem.code !== 'NotAuthorizedException')
    return t('problem.session');
  // Something before the server answered, such as a proxy, which has no words for people.
  if (problem.code === `http-${problem.status}`)
    return t('problem.wordless', { status: problem.status });
  return problem.message;
}

/** The field that a refusal is about, as its form calls it; undefined where it is about none of its own. */
export function fieldOf(problem: Problem): string | undefined {
  const field = problem.tag === 'refused' ? problem.field : undefined;
  return /^(?:body|query)\.(\w+)$/.exec(field ?? '')?.[1];
}
