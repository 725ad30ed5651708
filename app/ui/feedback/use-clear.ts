import { type RefObject, useEffect } from 'react';

/**
 * Keeps a floating element off the page's controls while it has content. The code is loaded in advance, since the first message may be that the
 * network is gone; without it, the element stays at the edge.
 */
export function useClear(floating: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const life = new AbortController();
    const { signal } = life;
    import('./keep-clear.ts').then(
      ({ keepClear }) => {
        const { current } = floating;
        if (!isShown || signal.aborted || current === null) return;
        signal.addEventListener('abort', keepClear(current));
      },
      () => {},
    );
    return () => life.abort();
  }, [floating, isShown]);
}
