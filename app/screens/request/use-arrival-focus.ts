import { useEffect } from 'react';
import { underFinger } from '#ui/theme';

/** Begins in the field where the work starts, unless the person is somewhere already. */
export function useArrivalFocus(id: string): void {
  useEffect(() => arriveAt(document.getElementById(id)), [id]);
}

/** The same for a part of the page that came later. */
export function arriveAt(start: HTMLElement | null): void {
  const at = document.activeElement;
  const isFree = at === null || at.matches('body, main, nav *');
  // Under a finger the keyboard would spring up over half of the page.
  const place = matchMedia(underFinger).matches ? document.getElementById('main') : start;
  if (isFree) place?.focus({ preventScroll: true });
}
