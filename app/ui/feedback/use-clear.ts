import { type RefObject, useEffect } from 'react';

/**
 * Keeps what floats off the controls while there is something in it. The code for that comes before, since what is said first may be that the
 * network is gone; without it, it stays at the edge.
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
