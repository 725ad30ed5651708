import type { RequestSnapshot } from '#core';
import type { RequestDraft } from '#schemas';

/**
 * The steps taken beyond the first, in the sequence that Back undoes them; null while unknown. Guests can
 * go back to the pickup, which outlets have set for good. A request that was filled in elsewhere and an
 * edited order begin at the details: Back leads to where the person came from, and from a changed
 * address to the details.
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
