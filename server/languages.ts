/** The first language of `asked`, tags as in `Accept-Language`, that a set of texts knows; English else. */
export function pickLanguage<Texts extends { en: unknown }>(
  asked: string | undefined,
  texts: Texts,
): { key: keyof Texts; language: string; direction: 'ltr' | 'rtl' } {
  const wanted = (asked ?? '').split(',').map((part) => part.split(/[;_-]/, 1)[0]?.trim() ?? '');
  const known = wanted.find((base) => Object.hasOwn(texts, base.toLowerCase())) ?? 'en';
  const base = known.toLowerCase();
  return {
    key: base as keyof Texts,
    language: base === 'zh' ? 'zh-Hant-TW' : base,
    direction: directionOf(base),
  };
}

/** Where the lines of a language's texts begin, by its tag as in `Accept-Language`. */
export function directionOf(language: string | undefined): 'ltr' | 'rtl' {
  return language
    ?.split(/[,;_-]/, 1)[0]
    ?.trim()
    .toLowerCase() === 'ar'
    ? 'rtl'
    : 'ltr';
}
