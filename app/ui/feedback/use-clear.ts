import { type RefObject, useEffect } from 'react';

/** Keeps what floats off the controls while there is something in it. The code comes with the first of it; without, it stays at the edge. */
export function useClear(floating: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    const life = new AbortController();
    const { signal } = life;
    import('./keep-clear.ts').then(
      ({ keepClear }) => {
        const { current } = floating;
        if (signal.aborted || current === null) return;
        signal.addEventListener('abort', keepClear(current));
      },
      () => {},
    );
    return () => life.abort();
  }, [floating, isShown]);
}
