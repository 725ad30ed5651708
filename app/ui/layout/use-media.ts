import { useCallback, useSyncExternalStore } from 'react';

/** Whether what a media query asks for holds now; false where there is no window. */
export function useMedia(query: string): boolean {
  const follow = useCallback(
    (changed: () => void) => {
      const list = listOf(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    follow,
    () => listOf(query).matches,
    () => false,
  );
}

/** One for each query, since each render asks and the browser makes another each time. */
function listOf(query: string): MediaQueryList {
  const list = lists.get(query) ?? matchMedia(query);
  lists.set(query, list);
  return list;
}

const lists = new Map<string, MediaQueryList>();
