import { useCallback, useSyncExternalStore } from 'react';

/** Whether what a media query asks for holds now; false where there is no window. */
export function useMedia(query: string): boolean {
  const follow = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(follow, () => matchMedia(query).matches, nowhere);
}

const nowhere = () => false;
