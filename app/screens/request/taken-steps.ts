import type { RequestSnapshot } from '#core';

/** What is seen only in passing: what the next step is has still to be found out. */
const underWay: ReadonlySet<string> = new Set([
  ...['start', 'fetchOrder', 'checkServiceHours', 'resume'],
  ...['fetchOriginPlace', 'reverseOrigin'],
  ...['fetchPlace', 'reverseGeocode', 'checkDestination', 'computeFee'],
]);
/** Pages of their own, without steps; those of an order that was placed are no way back. */
const alone: ReadonlySet<string> = new Set([
  ...['askOriginAddress', 'serviceClosed', 'tooLate', 'orderMissing', 'succeeded'],
]);

/**
 * The steps that were taken beyond the first, in order, as Back undoes them; null while that is being found out. A guest can
 * go back to where it is collected, an outlet has said that for good.
 */
export function takenSteps(snapshot: RequestSnapshot | null): readonly string[] | null {
  const state = String(snapshot?.value);
  if (snapshot === null || underWay.has(state)) return null;
  if (alone.has(state)) return [];
  const { origin, draft } = snapshot.context;
  if (origin.missing) return ['origin'];
  const before = origin.told ? ['origin', 'destination'] : [];
  if (draft.step === 'destination') return before;
  if (draft.step === 'details') return [...before, 'details'];
  const card = state === 'payOnline' ? ['card'] : [];
  return [...before, 'details', 'payment', ...card];
}
