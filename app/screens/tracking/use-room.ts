import { useSyncExternalStore } from 'react';
import { twoColumns } from '#ui/theme';

/** Whether there is room for an order beside the list. */
export function useRoom(): boolean {
  return useSyncExternalStore(roomChanged, room);
}

const room = () => matchMedia(twoColumns).matches;

function roomChanged(told: () => void): () => void {
  const list = matchMedia(twoColumns);
  list.addEventListener('change', told);
  return () => list.removeEventListener('change', told);
}
