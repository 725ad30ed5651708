import { useCallback, useSyncExternalStore } from 'react';

/** Whether what a media query asks for holds now; false where there is no window. */
export function useMedia(query: string): boolean {
  const follow = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.onchange = changed;
      return () => {
        list.onchange = null;
      };
    },
    [query],
  );
  return useSyncExternalStore(
    follow,
    () => matchMedia(query).matches,
    () => false,
  );
}
