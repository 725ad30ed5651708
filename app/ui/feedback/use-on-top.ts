import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Moves an element into the topmost modal dialog, since everything outside that is inert, and back to its own place when none
 * is open. The place holds nothing else, so React never has to find the element there. `moved` is called after each dialog
 * that opened or closed.
 */
export function useOnTop(element: RefObject<HTMLElement | null>, moved: () => void): void {
  const tell = useEffectEvent(moved);
  useEffect(() => {
    const { current: held } = element;
    const place = held?.parentElement;
    if (!held || !place) return;
    const follow = () => {
      const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? place;
      if (held.parentElement !== top) top.append(held);
      tell();
    };
    const changes = new MutationObserver((seen) => {
      if (seen.some(({ target }) => target instanceof HTMLDialogElement)) follow();
    });
    changes.observe(document, { subtree: true, attributeFilter: ['open'] });
    follow();
    return () => {
      changes.disconnect();
      place.append(held);
    };
  }, [element]);
}
