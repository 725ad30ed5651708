import { reasonText, type Translate } from '#i18n';
import type { Problem } from '#schemas';

/** What the server said against it; nothing where it was not reached. */
export function refusalText(t: Translate, problem: Problem): string {
  return problem.tag === 'refused' ? reasonText(t, problem) : '';
}
