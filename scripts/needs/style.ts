import { type AtRule, type Declaration, parse } from 'postcss';
import { type Lack, lackOf, partsOf } from './data.ts';

/** What a style sheet needs of a browser that one of the policy lacks; each once. */
export function lacksOfStyle(text: string): Lack[] {
  const features = new Set<string>();
  parse(text).walk((node) => {
    const all =
      node.type === 'decl'
        ? ofDeclaration(node)
        : node.type === 'atrule'
          ? ofAtRule(node)
          : node.type === 'rule'
            ? ofSelector(node.selector)
            : [];
    for (const feature of all) features.add(feature);
  });
  const lacks = [...features].map(lackOf).filter((lack) => lack !== null);
  return lacks.filter(({ browsers }) => browsers.length > 0);
}

/** Each function that a value may be written with, whatever kind of value it makes. */
const functions = new Map<string, string>();
for (const kind of partsOf('css.types')) {
  functions.set(kind, `css.types.${kind}`);
  for (const name of partsOf(`css.types.${kind}`)) functions.set(name, `css.types.${kind}.${name}`);
}

const length = 'css.types.length';
const units: readonly (readonly [RegExp, string])[] = [
  [/\d(?:dvh|dvw|dvi|dvb|dvmin|dvmax)\b/, `${length}.viewport_percentage_units_dynamic`],
  [/\d(?:svh|svw|svi|svb|svmin|svmax)\b/, `${length}.viewport_percentage_units_small`],
  [/\d(?:lvh|lvw|lvi|lvb|lvmin|lvmax)\b/, `${length}.viewport_percentage_units_large`],
  [/\dcq(?:w|h|i|b|min|max)\b/, `${length}.container_query_length_units`],
  [/\dlh\b/, `${length}.lh`],
  [/\drlh\b/, `${length}.rlh`],
  [/\dcap\b/, `${length}.cap`],
];

function ofDeclaration({ prop, value, parent }: Declaration): string[] {
  if (parent?.type === 'atrule' && 'name' in parent && parent.name === 'font-face') return [];
  const bare = value.replace(/(["']).*?\1|url\([^)]*\)/g, '');
  const used = [...bare.matchAll(/([a-z][\w-]*)\(/g)].map(([, name = '']) => functions.get(name));
  return [
    ...(prop.startsWith('-') ? [] : ofProperty(prop, bare)),
    ...used.filter((feature) => feature !== undefined),
    ...units.filter(([written]) => written.test(bare)).map(([, feature]) => feature),
  ];
}

/** The property itself, and each word of its value that came later than it. */
function ofProperty(property: string, value: string): string[] {
  const words = value.match(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/g) ?? [];
  return [property, ...words.map((word) => `${property}.${word}`)].map(
    (each) => `css.properties.${each}`,
  );
}

function ofAtRule({ name, params }: AtRule): string[] {
  const rule = `css.at-rules.${name}`;
  if (name !== 'media') return [rule];
  const features = [...params.matchAll(/\(\s*([a-z-]+)\s*(?=[:)<>=])/g)].map(([, each]) => each);
  const range = /[<>]/.test(params) ? [`${rule}.range_syntax`] : [];
  return [
    rule,
    ...features.map((each = '') => `${rule}.${each.replace(/^(?:min|max)-/, '')}`),
    ...range,
  ];
}

function ofSelector(selector: string): string[] {
  const bare = selector.replace(/(["']).*?\1/g, '');
  const pseudo = [...bare.matchAll(/::?([a-z-]+)/g)].map(([, name]) => `css.selectors.${name}`);
  return bare.includes('&') ? [...pseudo, 'css.selectors.nesting'] : pseudo;
}
