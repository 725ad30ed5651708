import { type RefObject, useEffect } from 'react';
import { noticeRoom } from '../theme/room.ts';

/** Tells the page how tall the notices are: on a phone it moves down by that, so that none of them covers a button. */
export function useRoom(stack: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = stack;
    if (current === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const bottom = current.matches(':popover-open') ? current.getBoundingClientRect().bottom : 0;
      style.setProperty(noticeRoom, `${bottom}px`);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(noticeRoom);
    };
  }, [stack]);
}
