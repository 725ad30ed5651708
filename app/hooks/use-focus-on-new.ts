import { useEffect, useRef } from 'react';

/** What was sent takes its form away and the focus with it: the next task, of another title, begins where it is read. */
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
