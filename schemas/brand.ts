import * as z from 'zod/mini';

const hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/));

/** What a brand may colour. Everything else belongs to the kit, so that every brand stays readable. */
export const BrandTokens = z.strictObject({
  /** Ground of the main action. */
  accent: hex,
  /** The same while hovered or pressed. */
  accentHover: hex,
  /** Text on `accent` and `accentHover`. */
  onAccent: hex,
  /** Accent coloured text on any ground of the kit and on `accentSoft`. */
  accentText: hex,
  /** Tinted ground of what is selected. */
  accentSoft: hex,
  /** Focus ring, ticked box, selected tab: at least 3:1 against any ground. */
  accentLine: hex,
});

/** Who a deployment shows itself as: names, pictures and colours, nothing that behaves. */
export const Brand = z.strictObject({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  serviceName: z.string().check(z.minLength(1)),
  organisationName: z.string().check(z.minLength(1)),
  /** Address of an SVG that reads on light and on dark grounds. */
  logo: z.string().check(z.minLength(1)),
  favicon: z.string().check(z.minLength(1)),
  /** What it says otherwise, by set of translations and key. */
  texts: z.record(z.string(), z.record(z.string(), z.string())),
  light: BrandTokens,
  dark: BrandTokens,
});

export type Brand = z.infer<typeof Brand>;
export type BrandTokens = z.infer<typeof BrandTokens>;
