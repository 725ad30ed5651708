import { useSyncExternalStore } from 'react';
import { phone } from '#ui/theme';

/** Whether the window is as narrow as a phone, where a table has no room. */
export function useNarrow(): boolean {
  return useSyncExternalStore(follow, isNarrow, () => false);
}

const isNarrow = () => matchMedia(phone).matches;

function follow(changed: () => void): () => void {
  const room = matchMedia(phone);
  room.addEventListener('change', changed);
  return () => room.removeEventListener('change', changed);
}
