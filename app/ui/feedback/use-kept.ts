import { type RefObject, useEffect } from 'react';

/** What is done to an element, and how that is stopped. */
type Keep = (element: HTMLElement) => () => void;

/**
 * Does something to an element while it is wanted. Its code is loaded in advance, since the first message may be that the network
 * is gone; without it nothing is done. `load` is the same function each time.
 */
export function useKept(
  element: RefObject<HTMLElement | null>,
  load: () => Promise<Keep>,
  isWanted = true,
): void {
  useEffect(() => {
    const life = new AbortController();
    const { signal } = life;
    load().then(
      (keep) => {
        const { current } = element;
        if (!isWanted || signal.aborted || current === null) return;
        signal.addEventListener('abort', keep(current));
      },
      () => {},
    );
    return () => life.abort();
  }, [element, load, isWanted]);
}
