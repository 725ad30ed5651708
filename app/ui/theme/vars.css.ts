import {
  createGlobalTheme,
  createGlobalThemeContract,
  globalFontFace,
  globalStyle,
} from '@vanilla-extract/css';
import { brandColourNames, brandProperty, ownColourNames } from './brand.ts';
import { desktop, reducedMotion } from './media.ts';
import { palettes } from './palette.ts';

const { light, dark } = palettes;

/** One value for both schemes: the browser picks by the `color-scheme` of the element. */
const pair = (lightValue: string, darkValue: string) => `light-dark(${lightValue}, ${darkValue})`;

function byScheme<Name extends string>(
  names: readonly Name[],
  pick: (name: Name) => [string, string],
) {
  return Object.fromEntries(names.map((name) => [name, pair(...pick(name))])) as Record<
    Name,
    string
  >;
}

const paletteNames = Object.keys(light) as (keyof typeof light)[];

const shadow = (geometry: string, lightAlpha: number, darkAlpha: number) =>
  `${geometry} ${pair(`rgb(18 24 38 / ${lightAlpha}%)`, `rgb(0 0 0 / ${darkAlpha}%)`)}`;

const values = {
  color: {
    ...byScheme(paletteNames, (name) => [light[name], dark[name]]),
    ...byScheme(brandColourNames, (name) => [
      `var(${brandProperty('light', name)})`,
      `var(${brandProperty('dark', name)})`,
    ]),
    ...byScheme(ownColourNames, (name) => [
      `var(${brandProperty('light', name)}, ${light[name]})`,
      `var(${brandProperty('dark', name)}, ${dark[name]})`,
    ]),
    scrim: pair('rgb(15 18 26 / 45%)', 'rgb(0 0 0 / 62%)'),
  },
  space: {
    0: '0',
    half: '2px',
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    8: '32px',
    10: '40px',
    12: '48px',
    16: '64px',
  },
  text: {
    xs: '0.75rem',
    sm: '0.8125rem',
    md: '0.9375rem',
    lg: '1.0625rem',
    xl: '1.3125rem',
    xxl: '1.75rem',
  },
  weight: { regular: '400', medium: '500', strong: '600' },
  line: { tight: '1.3', normal: '1.5' },
  /** How much closer large letters stand than usual. */
  closer: '-0.01em',
  font: {
    body: "'Inter Variable', 'Inter Fallback', 'Noto Sans Lao Variable', 'Noto Sans Arabic Variable', 'Noto Sans TC Variable', system-ui, sans-serif",
  },
  radius: { sm: '4px', md: '8px', lg: '12px', xl: '16px', full: '999px' },
  shadow: {
    low: shadow('0 1px 2px', 6, 40),
    middle: `${shadow('0 4px 12px -2px', 10, 50)}, ${shadow('0 1px 3px', 6, 40)}`,
    high: `${shadow('0 20px 48px -8px', 22, 70)}, ${shadow('0 4px 12px', 8, 50)}`,
  },
  motion: { fast: '120ms', normal: '220ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' },
  /** A control is as tall as a thumb needs, and denser where a mouse is. */
  control: { height: '44px', text: '1rem', padding: '12px' },
  /** Widest a column of text and fields reads well. */
  measure: { form: '32rem', page: '80rem' },
  layer: { sticky: '10', popup: '20' },
};

/** The theme: every measure and colour a style may use. The names are fixed, so that they read well in the inspector. */
export const vars = createGlobalThemeContract(values, (_, path) => path.join('-'));

createGlobalTheme(':root', vars, values);

globalStyle(':root', {
  '@media': {
    [desktop]: {
      vars: {
        [vars.control.height]: '36px',
        [vars.control.text]: '0.875rem',
        [vars.control.padding]: '10px',
        [vars.text.md]: '0.875rem',
        [vars.text.lg]: '1rem',
        [vars.text.xl]: '1.25rem',
        [vars.text.xxl]: '1.625rem',
      },
    },
    [reducedMotion]: { vars: { [vars.motion.fast]: '0s', [vars.motion.normal]: '0s' } },
  },
});

/** Arial in Inter's measures, so that nothing moves when Inter arrives. */
globalFontFace('Inter Fallback', {
  src: "local('Arial'), local('Liberation Sans'), local('Roboto')",
  ascentOverride: '90.49%',
  descentOverride: '22.56%',
  lineGapOverride: '0%',
  sizeAdjust: '107.06%',
  unicodeRange: 'U+0000-024F, U+2000-206F, U+20A0-20BF',
});
