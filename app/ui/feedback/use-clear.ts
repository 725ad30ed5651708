import { type RefObject, useEffect } from 'react';

/**
 * Keeps a floating element off the controls while `isShown`. The code is loaded before that, since the first notice may say
 * that the network is gone; without the code the element stays at the edge.
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
