import type { RequestSnapshot } from '#core';

export type RequestStep = RequestSnapshot['context']['draft']['step'];

/** The step a person sees; checks and waits belong to the step that began them. */
export function stepOf({ context }: Pick<RequestSnapshot, 'context'>): RequestStep {
  return context.draft.step;
}
