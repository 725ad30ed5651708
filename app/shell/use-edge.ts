import { useLayoutEffect, useSyncExternalStore } from 'react';
import { edgeProperty } from '#ui/theme';

/**
 * Whether the lower edge of the window is free for a bar: no keyboard lies over it, and nothing else has all of the window.
 * The page is told how far the keyboard reaches, so that what sticks to the lower edge stands above it.
 */
export function useEdge(isTaken: boolean): boolean {
  const keyboard = useSyncExternalStore(followKeyboard, keyboardNow);
  const taken = keyboard ?? (isTaken ? 0 : null);
  useLayoutEffect(() => {
    if (taken === null) return;
    const { style } = document.documentElement;
    style.setProperty(edgeProperty, `${taken}px`);
    return () => void style.removeProperty(edgeProperty);
  }, [taken]);
  return taken === null;
}

/** Pixels: less than any keyboard, more than the browser's own collapsing bars. */
const LEAST = 120;

/** How far a keyboard reaches into the window from below; null while there is none. */
function keyboardNow(): number | null {
  const view = visualViewport;
  // A pinch-zoom also shrinks the visual viewport.
  if (view === null || view.scale !== 1 || innerHeight - view.height < LEAST) return null;
  return Math.max(0, Math.round(innerHeight - view.height - view.offsetTop));
}

function followKeyboard(changed: () => void): () => void {
  const life = new AbortController();
  for (const name of ['resize', 'scroll'])
    visualViewport?.addEventListener(name, changed, { signal: life.signal });
  return () => life.abort();
}
