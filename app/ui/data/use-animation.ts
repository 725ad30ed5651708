import { type RefObject, useEffect, useRef } from 'react';

const options = { duration: 200 };

/**
 * Makes the children of an element come, go and move visibly, unless the person asked for less motion. The code for it
 * arrives after the page, which works without.
 */
export function useAnimation<Item extends HTMLElement>(wanted = true): RefObject<Item | null> {
  const ref = useRef<Item>(null);
  useEffect(() => {
    if (!wanted) return;
    import('@formkit/auto-animate').then(
      ({ default: autoAnimate }) => ref.current && autoAnimate(ref.current, options),
      () => undefined,
    );
  }, [wanted]);
  return ref;
}
