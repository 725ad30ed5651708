import * as z from 'zod/mini';

/** How illustrations are drawn: filled, each in another shape, or as lines. */
export const illustrationStyles = [
  ...(['soft', 'cut', 'round', 'leaf', 'arch'] as const),
  ...(['outline', 'dashed', 'double'] as const),
] as const;
export type IllustrationStyle = (typeof illustrationStyles)[number];

const outline = 'must be drawn with M, L, C and Z, in whole numbers and with a foot at 0 25';

/** How a deployment looks and is called: names, pictures and colours, no behaviour. Browsers never validate it, so the build drops it. */
export const Brand = /* @__PURE__ */ brandSchema();
export type Brand = z.infer<typeof Brand>;

function brandSchema() {
  return z.strictObject({
    /** The name of the folder; a deployment names it as `brand`. */
    id: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
    /** What people call the portal: in titles, mails and installed apps. */
    serviceName: z.string().check(z.minLength(1)),
    /** Who runs it: in terms, receipts and mails. */
    organisationName: z.string().check(z.minLength(1)),
    /** Address of an SVG that reads on light grounds. */
    logo: z.string().check(z.minLength(1)),
    /** The same on dark grounds. */
    logoDark: z.string().check(z.minLength(1)),
    /** Width and height of both, as CSS writes a ratio, so that they have their place before they are there. */
    logoRatio: z.string().check(z.regex(/^\d+ \/ \d+$/, 'must be a ratio such as 124 / 32')),
    /** Address of the SVG in tabs, of which `npm run icons` draws those of home screens. */
    favicon: z.string().check(z.minLength(1)),
    /** Texts that differ from the product's, by set of translations and key. */
    texts: z.record(z.string(), z.record(z.string(), z.string())),
    /** The outline of a pin on the map, an SVG path: 36 wide and high around 0 0, with its foot at 0 25. */
    pin: z.string().check(z.regex(/^M[\dMLC -]+L?0 25[\dMLC -]*Z$|^M0 25[\dMLC -]+Z$/, outline)),
    /** How illustrations are drawn: outline, dashed and double are lines, all others filled shapes. */
    illustration: z.enum(illustrationStyles, `must be one of ${illustrationStyles.join(', ')}`),
    /** Colours on light grounds. */
    light: tokensSchema(),
    /** Colours on dark grounds. */
    dark: tokensSchema(),
  });
}

/** The colours of a brand, each as `#rrggbb`. All others belong to the kit, so that every brand stays readable. */
function tokensSchema() {
  return z.strictObject({
    /** Ground of the main action. */
    accent: hex(),
    /** The same while hovered or pressed. */
    accentHover: hex(),
    /** Text on `accent` and `accentHover`. */
    onAccent: hex(),
    /** Accent coloured text on any ground of the kit and on `accentSoft`. */
    accentText: hex(),
    /** Tinted ground of what is selected. */
    accentSoft: hex(),
    /** Focus ring, ticked box, selected tab: at least 3:1 against any ground. */
    accentLine: hex(),
    /** For illustrations and avatars, never for text or buttons: at least 3:1 against any ground. */
    second: hex(),
    /** Text of warnings, where the accent is too close to the kit's amber. */
    warning: z.optional(hex()),
    /** Tinted ground of warnings. */
    warningSoft: z.optional(hex()),
  });
}

function hex() {
  return z.string().check(z.regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #1a58a5'));
}
