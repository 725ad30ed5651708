import { useUnit } from 'effector-react';
import { useState, useSyncExternalStore } from 'react';
import { $vendorId } from '#core';
import { twoColumns } from '#ui/theme';
import { $attention } from './attention-model.ts';

/**
 * The order to show where nobody chose one and there is room beside the list: the one that needs somebody most. It stays
 * that order until somebody chooses, so that nothing is taken from under their eyes.
 */
export function useSuggested(selectedId: string | null): string | null {
  const [vendorId, [first = null]] = useUnit([$vendorId, $attention]);
  const hasRoom = useSyncExternalStore(roomChanged, room);
  const [kept, keep] = useState<{ id: string; vendorId: string | null } | null>(null);
  if (kept !== null && (selectedId !== null || kept.vendorId !== vendorId)) keep(null);
  if (kept === null && selectedId === null && first !== null && hasRoom) {
    keep({ id: first, vendorId });
  }
  return hasRoom ? (kept?.id ?? null) : null;
}

const room = () => matchMedia(twoColumns).matches;

function roomChanged(told: () => void): () => void {
  const list = matchMedia(twoColumns);
  list.addEventListener('change', told);
  return () => list.removeEventListener('change', told);
}
