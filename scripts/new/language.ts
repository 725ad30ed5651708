import { existsSync, readFileSync } from 'node:fs';
import type { Made } from './made.ts';

const file = 'app/i18n/language-table.ts';
const setsFile = 'app/i18n/languages.ts';
const locales = 'app/i18n/locales/';
const begun = /^export const begunSets = \[(.*)\] as const;$/m;
const tags = /^[a-z]{2,3}(_[A-Z][a-z]{3})?(_[A-Z]{2})?$/;

/** A language that deployments may offer: its line in the table, with its formats, direction and name; it reads the texts of the set that is written alike, or English. */
export function newLanguage(code: string, more: readonly string[], root: URL): Made {
  const table = readFileSync(new URL(file, root), 'utf8');
  const lines = languageLines(root);
  const isOwn = more.includes('texts');
  const name = tags.test(code) ? nameOf(code) : undefined;
  if (name === undefined) {
    return { refused: `"${code}" is no code of a language, such as nl, pt_BR or zh_Hans.` };
  }
  const there = lines.find((line) => line.startsWith(`${code}|`));
  if (isOwn) return withTexts({ code, line: there ?? lineOf(code, name, lines), there }, root);
  if (there !== undefined) return { refused: `There is a language ${code} already.` };
  return {
    files: { [file]: table.replace(/`;/, `\n${lineOf(code, name, lines)}$&`) },
    next: `It reads the texts of another until it has its own (npm run new -- language ${code} texts); a market offers it in "languages".`,
  };
}

type Written = { code: string; line: string; there: string | undefined };

/** A language that has texts of its own, none of which is written yet: each is shown in English until it is. */
function withTexts({ code, line, there }: Written, root: URL): Made {
  if (existsSync(new URL(`${locales}${code}.json`, root))) {
    return { refused: `${code} has texts of its own already.` };
  }
  const [, name, , direction = ''] = line.split('|');
  const own = [code, name, code, direction].join('|').replace(/\|+$/, '');
  const table = readFileSync(new URL(file, root), 'utf8');
  const sets = readFileSync(new URL(setsFile, root), 'utf8');
  return {
    files: {
      [file]: table.replace(there ?? '`;', there === undefined ? `\n${own}\`;` : own),
      [setsFile]: sets.replace(begun, (_, names: string) => withSet(names, code)),
      [`${locales}${code}.json`]: '{}\n',
      [`${locales}later/${code}.json`]: '{}\n',
    },
    next: `npm run texts -- ${code} lists what to translate, and where each text belongs; what is missing is shown in English. A market offers it in "languages".`,
  };
}

function withSet(names: string, code: string): string {
  const all = [...[...names.matchAll(/'[^']+'/g)].map(String), `'${code}'`];
  return `export const begunSets = [${all.join(', ')}] as const;`;
}

/** The lines of the table of languages. */
export function languageLines(root: URL): readonly string[] {
  const table = readFileSync(new URL(file, root), 'utf8');
  return /languageTable = `([^`]*)`/.exec(table)?.[1]?.trim().split('\n') ?? [];
}

function nameOf(code: string): string | undefined {
  const tag = tagOf(code);
  if (Intl.DisplayNames.supportedLocalesOf(tag).length === 0) return undefined;
  const name = new Intl.DisplayNames(tag, { type: 'language', fallback: 'none' }).of(tag);
  return name && name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

function lineOf(code: string, name: string, lines: readonly string[]): string {
  const sets = new Set(lines.flatMap((line) => line.split('|')[2] || []));
  const set = [...sets].find((each) => writing(each) === writing(code)) ?? '';
  const told: Intl.Locale & { getTextInfo?: () => { direction: string } } = new Intl.Locale(
    tagOf(code),
  );
  const direction = told.getTextInfo?.().direction === 'rtl' ? 'rtl' : '';
  return [code, name, set, direction].join('|').replace(/\|+$/, '');
}

/** A language in its script, whatever the country. */
function writing(code: string): string {
  const { language, script } = new Intl.Locale(tagOf(code)).maximize();
  return `${language}-${script}`;
}

function tagOf(code: string): string {
  return code.replaceAll('_', '-');
}
