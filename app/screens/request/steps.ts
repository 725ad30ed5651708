import type { RequestSnapshot } from '#core';

export type RequestStep = RequestSnapshot['context']['draft']['step'];

/** The step a person sees; checks and waits belong to the step that began them. */
export function stepOf({ context }: Pick<RequestSnapshot, 'context'>): RequestStep {
  return context.draft.step;
}

/** Whether the form can be filled in and its button pressed, also while the fee is asked for again. */
export function isFillable(snapshot: RequestSnapshot): boolean {
  return snapshot.hasTag('fillable');
}
