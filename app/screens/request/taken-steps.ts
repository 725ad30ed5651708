import type { RequestSnapshot } from '#core';
import type { RequestDraft } from '#schemas';

/**
 * The steps that were taken beyond the first, in order, as Back undoes them; null while that is being found out. A guest can
 * go back to where it is collected, an outlet has said that for good. What was filled in elsewhere, where the person came
 * from, and an order that is edited begin at their details: Back leads there, and from an address that
 * is changed there to the details.
 */
export function takenSteps(
  snapshot: RequestSnapshot | null,
  cameFilledIn: boolean,
): readonly string[] | null {
  if (snapshot === null || snapshot.hasTag('underWay')) return null;
  if (snapshot.hasTag('originDetails')) return ['origin'];
  // A page of its own has no steps; one of an order that was placed is no way back.
  if (!snapshot.hasTag('form')) return [];
  const { origin, draft } = snapshot.context;
  const before = origin.told ? ['origin', 'destination'] : [];
  const isBegun = draft.order_id !== undefined || (cameFilledIn && isCopied(draft));
  const changed = draft.destination_before ? ['address'] : [];
  const address = isBegun ? changed : before;
  const details = isBegun ? [] : [...before, 'details'];
  if (draft.step === 'destination') return address;
  if (draft.step === 'details') return details;
  return [...details, 'payment', ...(snapshot.hasTag('paying') ? ['card'] : [])];
}

function isCopied({ copied_from, from_book = false }: RequestDraft): boolean {
  return from_book || copied_from !== undefined;
}
