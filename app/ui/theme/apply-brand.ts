import './global.css.ts';
import { type BrandLook, brandProperties } from './brand.ts';

type Drawn = BrandLook & { pin: string; illustration: string };

/** Puts a brand's look on an element (the page by default): colours through the CSSOM, as the content policy allows, and how it draws as data. */
export function applyBrand(brand: Drawn, element: HTMLElement = document.documentElement): void {
  const { pin, illustration } = brand;
  for (const [property, value] of Object.entries(brandProperties(brand))) {
    element.style.setProperty(property, value);
  }
  Object.assign(element.dataset, { pin, illustration });
}
