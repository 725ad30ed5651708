import { useEffect, useEffectEvent } from 'react';

/** F8 leads to the next row that has to be mended, and with Shift to the one before, from anywhere on the page. */
export function useProblemKeys({ next, back }: { next: () => void; back: () => void }): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    // A notice that has come up has the key first.
    if (event.key !== 'F8' || event.defaultPrevented) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (event.shiftKey) back();
    else next();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
