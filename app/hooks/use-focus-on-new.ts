import { useEffect, useRef } from 'react';

/** A form that was sent goes, and the focus with it. When the title changes, moves the focus to the card and scrolls to the top. */
export function useFocusOnNew(title: string) {
  const card = useRef<HTMLDivElement>(null);
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    card.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [title]);
  return card;
}
