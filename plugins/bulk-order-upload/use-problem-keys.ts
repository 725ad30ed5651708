import { useEffect, useEffectEvent } from 'react';

/** F8 goes to the next wrong row, and with Shift to the previous one, from anywhere on the page. */
export function useProblemKeys({ next, back }: { next: () => void; back: () => void }): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    // A notice on screen takes the key first.
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
