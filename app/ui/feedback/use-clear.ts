import { type RefObject, useEffect } from 'react';

/** Comes before there is anything to say, since what is said first may be that the network is gone. */
const load = () => import('./keep-clear.ts');

/** Keeps what floats off the controls while there is something in it; without the code for that it stays at the edge. */
export function useClear(floating: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    load().catch(() => {});
  }, []);
  useEffect(() => {
    if (!isShown) return;
    const life = new AbortController();
    const { signal } = life;
    load().then(
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
