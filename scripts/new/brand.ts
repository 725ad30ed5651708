import { existsSync, globSync, readFileSync } from 'node:fs';
import { homeIcons } from '../../server/site/icons.ts';
import { drawIcon } from './icon.ts';
import { accent, coloursOf, pinOf, sign } from './look.ts';
import { capitaliseWords, faultOf, type Made } from './made.ts';

/** A brand in greys, with a second colour and a pin that no other has. */
export function newBrand(name: string, _: readonly string[], root: URL): Made {
  const fault = faultOf(name, 'brand');
  if (fault !== undefined) return { refused: fault };
  if (existsSync(new URL(`brands/${name}/`, root))) {
    return { refused: `There is a brand ${name} already.` };
  }
  const serviceName = capitaliseWords(name).join(' ');
  const nth = firstFree(root);
  const logoWidth = 40 + 13 * serviceName.length;
  const files = {
    'index.ts': sourceOf(name, pinOf(nth), logoWidth),
    'names.json': json({ serviceName, organisationName: `${serviceName} Deliveries` }),
    'texts.json': json({}),
    'colours.json': json(coloursOf(nth)),
    'favicon.svg': picture(32, serviceName, accent.light),
    'logo.svg': picture(logoWidth, serviceName, accent.light),
    'logo-dark.svg': picture(logoWidth, serviceName, accent.dark),
    ...Object.fromEntries(homeIcons.map((icon) => [`icons/${icon.name}`, drawIcon(icon)])),
  };
  return {
    files: Object.fromEntries(
      Object.entries(files).map(([path, content]) => [`brands/${name}/${path}`, content]),
    ),
    next: `npm start shows it at http://${name}.sg.localhost:3000; npm run icons draws its icons from favicon.svg.`,
  };
}

/** Which of the looks that a new brand may have is nobody's yet. */
function firstFree(root: URL): number {
  const brands = new URL('brands/', root);
  const said = globSync('*/{index.ts,colours.json}', { cwd: brands })
    .map((path) => readFileSync(new URL(path, brands), 'utf8'))
    .join('\n');
  const isTaken = (nth: number) => {
    const { light, dark } = coloursOf(nth);
    return [pinOf(nth), light.second, dark.second].some((part) => said.includes(part));
  };
  let nth = 0;
  while (isTaken(nth)) nth += 1;
  return nth;
}

function sourceOf(name: string, pin: string, logoWidth: number): string {
  return `import type { Brand } from '#schemas';
import colours from './colours.json' with { type: 'json' };
import favicon from './favicon.svg?url';
import logo from './logo.svg?url';
import logoDark from './logo-dark.svg?url';
import names from './names.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };

export const brand = {
  id: '${name}',
  ...names,
  texts,
  logo,
  logoDark,
  logoRatio: '${logoWidth} / 32',
  favicon,
  pin: '${pin}',
  illustration: 'soft',
  ...colours,
} satisfies Brand;
`;
}

/** The sign, and beside it the name where there is room. */
function picture(width: number, name: string, { ground, text }: typeof accent.light): string {
  const beside =
    width === 32
      ? ''
      : `  <text x="40" y="22" fill="${text}" font-family="system-ui, sans-serif" font-size="20" font-weight="600">${name}</text>\n`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 32">
  <title>${name}</title>
  <rect width="32" height="32" rx="${sign.corner}" fill="${ground}"/>
  <circle cx="16" cy="16" r="${sign.outer}" fill="#fff"/>
  <circle cx="16" cy="16" r="${sign.inner}" fill="${ground}"/>
${beside}</svg>
`;
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
