/** The colours a brand brings, for one scheme. */
export type BrandColours = Readonly<Record<BrandColourName, string>>;

export type BrandColourName = (typeof brandColourNames)[number];

export const brandColourNames = [
  'accent',
  'accentHover',
  'onAccent',
  'accentText',
  'accentSoft',
  'accentLine',
] as const;

/** The custom property that carries one brand colour; the theme reads it, `applyBrand` writes it. */
export function brandProperty(scheme: 'light' | 'dark', name: BrandColourName): string {
  return `--brand-${scheme}-${name}`;
}

/** Every custom property of a brand with its colour. */
export function brandProperties(brand: {
  light: BrandColours;
  dark: BrandColours;
}): Record<string, string> {
  return Object.fromEntries(
    (['light', 'dark'] as const).flatMap((scheme) =>
      brandColourNames.map((name) => [brandProperty(scheme, name), brand[scheme][name]]),
    ),
  );
}
