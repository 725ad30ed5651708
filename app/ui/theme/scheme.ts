export type Scheme = 'light' | 'dark';

/** Fixes the colour scheme of the page; null follows the person's system. */
export function applyScheme(
  scheme: Scheme | null,
  element: HTMLElement = document.documentElement,
): void {
  if (scheme === null) delete element.dataset.scheme;
  else element.dataset.scheme = scheme;
}
