import { useUnit } from 'effector-react';
import { useState } from 'react';
import { $vendorId } from '#core';
import { useMedia } from '#ui';
import { twoColumns } from '#ui/theme';
import { $attention } from './attention-model.ts';

type Kept = {
  readonly vendorId: string | null;
  readonly id: string | null;
  /** An order was chosen since the outlet's list came on screen: anyone who closes it wants to see none. */
  readonly isDone: boolean;
};

type Suggested = {
  readonly suggestedId: string | null;
  /** Whether there is room beside the list. */
  readonly hasRoom: boolean;
  /** They closed it. */
  readonly decline: () => void;
};

/**
 * The order to show to who has just come and chose none, where there is room beside the list: the one that needs somebody
 * most. It stays that order, so that nothing is taken from under their eyes.
 */
export function useSuggested(selectedId: string | null): Suggested {
  const [vendorId, [first = null]] = useUnit([$vendorId, $attention]);
  const hasRoom = useMedia(twoColumns);
  const [kept, keep] = useState<Kept>({ vendorId, id: null, isDone: false });
  const next = nextOf(kept, { vendorId, selectedId, first: hasRoom ? first : null });
  if (next !== kept) keep(next);
  return {
    suggestedId: hasRoom ? next.id : null,
    hasRoom,
    decline: () => keep({ vendorId, id: null, isDone: true }),
  };
}

type Seen = { vendorId: string | null; selectedId: string | null; first: string | null };

function nextOf(kept: Kept, { vendorId, selectedId, first }: Seen): Kept {
  if (kept.vendorId !== vendorId) return { vendorId, id: null, isDone: false };
  if (selectedId !== null) return kept.isDone ? kept : { vendorId, id: null, isDone: true };
  return kept.isDone || kept.id !== null || first === null ? kept : { ...kept, id: first };
}
