import { useCallback } from 'react';
import { twoColumns } from '#ui/theme';
import { headProperty, wholeHeadProperty } from './tracking.css.ts';

/**
 * Keeps the head of an order in sight while its facts scroll, where it takes no more than a third of the height; what
 * sticks or is scrolled to beneath it is told how high it is.
 */
export function useStickyHead(): (head: HTMLElement | null) => (() => void) | undefined {
  return useCallback((head) => {
    if (head === null) return undefined;
    const { style } = document.documentElement;
    const look = () => {
      const { offsetHeight } = head;
      // In one column nothing sticks, whatever its height.
      const sticks = offsetHeight * 3 <= innerHeight && matchMedia(twoColumns).matches;
      head.toggleAttribute('data-sticks', sticks);
      style.setProperty(headProperty, `${sticks ? offsetHeight : 0}px`);
      style.setProperty(wholeHeadProperty, `${offsetHeight}px`);
    };
    const observer = new ResizeObserver(look);
    observer.observe(head);
    addEventListener('resize', look);
    return () => {
      observer.disconnect();
      removeEventListener('resize', look);
      for (const name of [headProperty, wholeHeadProperty]) style.removeProperty(name);
    };
  }, []);
}
