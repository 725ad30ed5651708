import './global.css.ts';
import { type BrandColours, brandProperties } from './brand.ts';

/** Puts a brand's colours on an element (the page by default) through the CSSOM, as the content policy allows. */
export function applyBrand(
  brand: { light: BrandColours; dark: BrandColours },
  element: HTMLElement = document.documentElement,
): void {
  for (const [property, colour] of Object.entries(brandProperties(brand))) {
    element.style.setProperty(property, colour);
  }
}
