import { type RefObject, useEffect } from 'react';
import { noticeRoom, noticeRoomBelow } from '../theme/room.ts';

/**
 * Tells the page how far the notices reach into it: it moves down by that, or what scrolls beside them ends above them, so
 * that none of them covers a button.
 */
export function useRoom(stack: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = stack;
    if (current === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const isShown = current.matches(':popover-open');
      const { top, bottom } = current.getBoundingClientRect();
      style.setProperty(noticeRoom, `${isShown ? bottom : 0}px`);
      style.setProperty(noticeRoomBelow, `${isShown ? innerHeight - top : 0}px`);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(noticeRoom);
      style.removeProperty(noticeRoomBelow);
    };
  }, [stack]);
}
