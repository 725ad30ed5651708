/** The texts in the first accepted language (`Accept-Language`) that they have, else in English. */
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

/** The direction of a language by its tag. */
export function directionOf(language: string | undefined): 'ltr' | 'rtl' {
  return language
    ?.split(/[,;_-]/, 1)[0]
    ?.trim()
    .toLowerCase() === 'ar'
    ? 'rtl'
    : 'ltr';
}
