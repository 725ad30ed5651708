import './global.css.ts';
import { type BrandColours, brandColourNames, brandProperty } from './brand.ts';

/** Puts a brand's colours on an element (the page by default) through the CSSOM, as the content policy allows. */
export function applyBrand(
  brand: { light: BrandColours; dark: BrandColours },
  element: HTMLElement = document.documentElement,
): void {
  for (const scheme of ['light', 'dark'] as const) {
    for (const name of brandColourNames) {
      element.style.setProperty(brandProperty(scheme, name), brand[scheme][name]);
    }
  }
}
