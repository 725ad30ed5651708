import type { MapColours } from './types.ts';

/** Reads the theme's colours, as they are now, from an element that carries them, and the brand's pin from the page. */
export function readColours(probe: Element): MapColours {
  const { color, backgroundColor, borderTopColor, outlineColor, caretColor } =
    getComputedStyle(probe);
  return {
    scheme: borderTopColor === 'rgb(0, 0, 0)' ? 'dark' : 'light',
    accent: color,
    onAccent: backgroundColor,
    accentLine: outlineColor,
    warning: caretColor,
    pin: document.documentElement.dataset.pin ?? '',
  };
}

/** Calls back when the scheme or the brand may have changed; answers how to stop that. */
export function onColoursChanged(callback: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', callback);
  const page = new MutationObserver(callback);
  page.observe(document.documentElement, { attributes: true });
  return () => {
    system.removeEventListener('change', callback);
    page.disconnect();
  };
}
