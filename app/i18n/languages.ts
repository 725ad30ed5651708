import { languageTable } from './language-table.ts';
import { wishedLanguage } from './wished.ts';

/** How an interface language is written, named in itself, and which translation set serves it. */
export type Language = {
  readonly code: string;
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  readonly set: TranslationSet;
};
/** The languages into which all texts are translated. */
export const translationSets = ['en', 'lo', 'ar', 'zh_Hant_TW'] as const;
/** Those whose translation has begun: what is missing is shown in English. */
export const begunSets = [] as const;
/** Made of the English texts, in development alone: what is not long, accented and in brackets there has no key. */
export const pseudoLanguage = 'en_XA';
export type TranslationSet =
  | (typeof translationSets)[number]
  | (typeof begunSets)[number]
  | typeof pseudoLanguage;

const known: readonly TranslationSet[] = [...translationSets, ...begunSets, pseudoLanguage];
const table = import.meta.env.DEV
  ? `${languageTable}\n${pseudoLanguage}|[Þšéûðô]|${pseudoLanguage}`
  : languageTable;

/** Every language that a deployment may offer, by code. */
export const languages: ReadonlyMap<string, Language> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|'))
    .map(([code = '', name = '', set, direction]) => [
      code,
      {
        ...{ code, name, direction: direction === 'rtl' ? 'rtl' : 'ltr' },
        set: known.find((each) => each === set) ?? 'en',
      },
    ]),
);

/** The language of a code; an unknown one is read in English. */
export function languageOf(code: string): Language {
  return languages.get(code) ?? { code, name: 'English', direction: 'ltr', set: 'en' };
}

/** The stored choice if the deployment supports it, else what the browser wishes for, else the default (specification 1, section 1). */
export function chooseLanguage(
  stored: string | null,
  deployment: { defaultLanguage: string; supportedLanguages: readonly string[] },
  wishes: readonly string[] = [],
): Language {
  const { supportedLanguages, defaultLanguage } = deployment;
  const supported = stored !== null && supportedLanguages.includes(stored);
  if (supported) return languageOf(stored);
  return languageOf(wishedLanguage(wishes, supportedLanguages) ?? defaultLanguage);
}

/** The tag that `Intl` and the `lang` attribute want. */
export function languageTag(code: string): string {
  return code.replaceAll('_', '-');
}

/** The tag of the words that a language shows: a language without a translation of its own shows English ones. */
export function wordsTag({ code, set }: Language): string {
  const own = code.split('_')[0] === set.split('_')[0];
  return languageTag(own ? code : set);
}

/** Whether the browser knows the numbers of a language, and the names of its months. */
export function isWritable(tag: string): boolean {
  // In UTC, since finding out the zone of the computer takes a browser milliseconds.
  const { format } = new Intl.DateTimeFormat(tag, { month: 'short', timeZone: 'UTC' });
  return Intl.NumberFormat.supportedLocalesOf(tag).length > 0 && !/M\d/.test(format(0));
}
