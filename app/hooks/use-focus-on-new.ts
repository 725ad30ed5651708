import { useEffect, useRef } from 'react';

/** Moves the focus to the card when its title changes, since a submitted form disappears with its focus. */
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
