import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { capitaliseWords, faultOf, type Made } from './made.ts';

const flagsFile = 'schemas/flags.ts';
const listFile = 'plugins/index.ts';
const ownFlags = /^const ownFlags = \[([^\]]*)\] as const;$/m;
const localesFolder = 'app/i18n/locales/';
const setsFile = 'app/i18n/languages.ts';
const finishedSets = /^export const translationSets = \[([^\]]*)\] as const;$/m;
const widest = 100;

/** A feature behind a flag of its own, which is off: its folder with its texts, its flag, and its line in the list of features. */
export function newPlugin(name: string, _: readonly string[], root: URL): Made {
  const flags = readFileSync(new URL(flagsFile, root), 'utf8');
  const list = readFileSync(new URL(listFile, root), 'utf8');
  const fault = faultOf(name, 'plugin');
  if (fault !== undefined) return { refused: fault };
  const isTaken = existsSync(new URL(`plugins/${name}/`, root)) || flags.includes(`'${name}'`);
  if (isTaken) return { refused: `There is a plugin or a flag ${name} already.` };
  const called = `${capitaliseWords(name)
    .join('')
    .replace(/^./, (first) => first.toLowerCase())}Feature`;
  return {
    files: {
      [`plugins/${name}/index.ts`]: sourceOf(name, called),
      ...textsOf(name, root),
      [flagsFile]: flags.replace(ownFlags, (_line, names: string) => withFlag(names, name)),
      [listFile]: withLine(list, name, called),
    },
    next: `npm run flags -- sg ${name} on shows it; docs/plugins.md says what it may do. Its texts are English in each language: translate them.`,
  };
}

function sourceOf(name: string, called: string): string {
  return `import { definePlugin } from '#core';

/** Says on an order's ticket which code the rider shows at the counter. */
export const ${called} = definePlugin({
  id: '${name}',
  flag: '${name}',
  ticketRows: ({ pickup_code: code }) =>
    code ? [{ labelKey: 'order.${name}.code', value: code }] : [],
});
`;
}

/** One text in a file of each language. Its key holds the feature's name and more, so that a feature called `notes` has no key of the product. */
function textsOf(name: string, root: URL): Record<string, string> {
  const [first = '', ...more] = name.split('-');
  const text = [first.replace(/^./, (letter) => letter.toUpperCase()), ...more].join(' ');
  // A language that is being translated shows the English text by itself.
  const [, finished = ''] = finishedSets.exec(readFileSync(new URL(setsFile, root), 'utf8')) ?? [];
  const files = readdirSync(new URL(localesFolder, root)).filter((file) =>
    finished.includes(`'${file.replace('.json', '')}'`),
  );
  const content = `${JSON.stringify({ [`order.${name}.code`]: text }, null, 2)}\n`;
  return Object.fromEntries(files.map((file) => [`plugins/${name}/texts/${file}`, content]));
}

function withFlag(names: string, name: string): string {
  const all = [...[...names.matchAll(/'[^']+'/g)].map(String), `'${name}'`];
  const line = `const ownFlags = [${all.join(', ')}] as const;`;
  if (line.length <= widest) return line;
  return `const ownFlags = [\n${all.map((each) => `  ${each},\n`).join('')}] as const;`;
}

/** Imports stand in the order of their paths, as the lint wants them. */
function withLine(list: string, name: string, called: string): string {
  const line = `import { ${called} } from './${name}/index.ts';`;
  const lines = list.split('\n');
  const isImport = (each: string) => /from '\.\//.test(each);
  const after = lines.findIndex((each) => isImport(each) && pathOf(each) > pathOf(line));
  const at = after < 0 ? lines.findLastIndex(isImport) + 1 : after;
  return lines.toSpliced(at, 0, line).join('\n').replace('  ...switches,', `  ${called},\n$&`);
}

function pathOf(line: string): string {
  return /'(.+)'/.exec(line)?.[1] ?? '';
}
