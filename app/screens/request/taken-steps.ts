import type { RequestSnapshot } from '#core';

/**
 * The steps that were taken beyond the first, in order, as Back undoes them; null while that is being found out. A guest can
 * go back to where it is collected, an outlet has said that for good.
 */
export function takenSteps(snapshot: RequestSnapshot | null): readonly string[] | null {
  if (snapshot === null || snapshot.hasTag('underWay')) return null;
  if (snapshot.hasTag('originDetails')) return ['origin'];
  // A page of its own has no steps; one of an order that was placed is no way back.
  if (!snapshot.hasTag('form')) return [];
  const { origin, draft } = snapshot.context;
  const before = origin.told ? ['origin', 'destination'] : [];
  if (draft.step === 'destination') return before;
  if (draft.step === 'details') return [...before, 'details'];
  const card = snapshot.hasTag('paying') ? ['card'] : [];
  return [...before, 'details', 'payment', ...card];
}
