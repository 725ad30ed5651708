/** How an interface language is written, named in itself, and which translation set serves it. */
export type Language = {
  readonly code: string;
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  readonly set: TranslationSet;
};
export type TranslationSet = 'en' | 'lo' | 'ar' | 'zh_Hant_TW';

const ltr = (code: string, name: string, set: TranslationSet = 'en'): Language => ({
  code,
  name,
  direction: 'ltr',
  set,
});
const rtl = (code: string, name: string, set: TranslationSet = 'en'): Language => ({
  ...ltr(code, name, set),
  direction: 'rtl',
});

const languages: readonly Language[] = [
  ltr('en', 'English'),
  ltr('lo', 'ລາວ', 'lo'),
  rtl('ar', 'العربية', 'ar'),
  ltr('bg', 'български'),
  ltr('zh_Hant_TW', '繁體中文', 'zh_Hant_TW'),
];

const byCode = new Map(languages.map((language) => [language.code, language]));
const english = ltr('en', 'English');

/** The language of a code; an unknown one is read in English. */
export function languageOf(code: string): Language {
  return byCode.get(code) ?? { ...english, code };
}

/** The stored choice if the deployment supports it, else its default (specification 1, section 1). */
export function chooseLanguage(
  stored: string | null,
  deployment: { defaultLanguage: string; supportedLanguages: readonly string[] },
): Language {
  const supported = stored !== null && deployment.supportedLanguages.includes(stored);
  return languageOf(supported ? stored : deployment.defaultLanguage);
}

/** The tag that `Intl` and the `lang` attribute want. */
export function languageTag(code: string): string {
  return code.replaceAll('_', '-');
}
