import { useCallback } from 'react';
import { headProperty } from './tracking.css.ts';

/** The part of a window's height that what sticks may take. */
const MOST = 1 / 3;

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
      const sticks = offsetHeight <= innerHeight * MOST;
      head.toggleAttribute('data-sticks', sticks);
      style.setProperty(headProperty, `${sticks ? offsetHeight : 0}px`);
    };
    const observer = new ResizeObserver(look);
    observer.observe(head);
    addEventListener('resize', look);
    return () => {
      observer.disconnect();
      removeEventListener('resize', look);
      style.removeProperty(headProperty);
    };
  }, []);
}
