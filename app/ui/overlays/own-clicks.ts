import { type MouseEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the second half of a double click from what opened at the first: it would close it unseen, or press a button
 * that came to lie under the pointer.
 */
export function useOwnClicks(open: boolean) {
  const began = useRef(false);
  useLayoutEffect(() => {
    if (open) began.current = false;
  }, [open]);
  const keepOut = (event: MouseEvent) => {
    if (event.detail <= 1) began.current = true;
    if (began.current) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { onMouseDownCapture: keepOut, onClickCapture: keepOut };
}
