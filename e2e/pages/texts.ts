import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

const root = new URL('../../', import.meta.url);

/** What the product says for a key, in one language. */
export type Texts = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Reads the texts that the product itself shows, so that no test repeats a word of them. */
export async function textsOf(language: string): Promise<Texts> {
  const texts = await allTextsOf(language);
  const forms = new Intl.PluralRules(language.replaceAll('_', '-'));
  return (key, values = {}) => {
    const text = texts[key] ?? texts[`${key}_${forms.select(Number(values.count))}`];
    if (text === undefined) throw new Error(`The language ${language} has no text for ${key}.`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
      inOnePiece(String(values[name] ?? ''), language),
    );
  };
}

/** All of a language: of the product, and of its features in their own folders. */
export async function allTextsOf(language: string): Promise<Readonly<Record<string, string>>> {
  const places = `{app/i18n/locales,plugins/*/texts}{,/later}/${language}.json`;
  const files = globSync(places, { cwd: root });
  const read = files.map(async (file) => JSON.parse(await readFile(new URL(file, root), 'utf8')));
  return Object.assign({}, ...(await Promise.all(read)));
}

/** As `core/rules/isolate.ts` has it. */
function inOnePiece(value: string, language: string): string {
  const isAside = language === 'ar' || /\p{Script=Arabic}/u.test(value);
  return isAside && !/^\d*$/.test(value) ? `\u2068${value}\u2069` : value;
}

/** Matches a text that stands alone or is followed by more, such as a count. */
export function startingWith(text: string): RegExp {
  return new RegExp(`^\\s*${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
}
