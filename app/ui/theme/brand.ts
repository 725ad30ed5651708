/** The colours a brand brings, for one scheme; those it may leave out are the kit's then. */
export type BrandColours = Readonly<Record<BrandColourName, string>> &
  Readonly<{ [Name in OwnColourName]?: string | undefined }>;

/** What of a brand is seen on every page. */
export type BrandLook = {
  logoDark: string;
  logoRatio: string;
  light: BrandColours;
  dark: BrandColours;
};

export type BrandColourName = (typeof brandColourNames)[number];
type OwnColourName = (typeof ownColourNames)[number];

export const brandColourNames = [
  'accent',
  'accentHover',
  'onAccent',
  'accentText',
  'accentSoft',
  'accentLine',
  'second',
] as const;

/** Colours of the kit that a brand may have of its own. */
export const ownColourNames = ['warning', 'warningSoft'] as const;

/** The custom property that carries one brand colour; the theme reads it, `applyBrand` writes it. */
export function brandProperty(
  scheme: 'light' | 'dark',
  name: BrandColourName | OwnColourName,
): string {
  return `--brand-${scheme}-${name}`;
}

/** The custom property that carries the logo for dark grounds, as an image of CSS. */
export const logoDarkProperty = '--brand-logo-dark';

/** The custom property that carries how wide the logo is for its height. */
export const logoRatioProperty = '--brand-logo-ratio';

/** Every custom property of a brand with its value; an empty one leaves the kit's own. */
export function brandProperties(brand: BrandLook): Record<string, string> {
  return Object.fromEntries([
    [logoDarkProperty, `url("${brand.logoDark}")`],
    [logoRatioProperty, brand.logoRatio],
    ...(['light', 'dark'] as const).flatMap((scheme) =>
      [...brandColourNames, ...ownColourNames].map((name) => [
        brandProperty(scheme, name),
        brand[scheme][name] ?? '',
      ]),
    ),
  ]);
}
