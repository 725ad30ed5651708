import { readFile } from 'node:fs/promises';

/** What the product says for a key, in one language. */
export type Texts = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Reads the texts that the product itself shows, so that no test repeats a word of them. */
export async function textsOf(language: string): Promise<Texts> {
  const read = async (path: string): Promise<Record<string, string>> =>
    JSON.parse(
      await readFile(new URL(`../../app/i18n/locales/${path}.json`, import.meta.url), 'utf8'),
    );
  const texts = { ...(await read(language)), ...(await read(`later/${language}`)) };
  return (key, values = {}) => {
    const text = texts[key];
    if (text === undefined) throw new Error(`The language ${language} has no text for ${key}.`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
      inOnePiece(String(values[name] ?? ''), language),
    );
  };
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
