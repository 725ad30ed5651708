import texts from './texts.json' with { type: 'json' };

type Texts = typeof texts.en;
type Language = keyof typeof texts;

/** The words of the sandbox's pages in the first language that it speaks; tags as in `Accept-Language`. */
export function textsFor(asked: string | undefined): {
  texts: Texts;
  language: string;
  direction: 'ltr' | 'rtl';
} {
  const wanted = (asked ?? '').split(',').map((part) => part.split(';', 1)[0]?.trim() ?? '');
  const known = wanted.map(languageOf).find((language) => language !== undefined) ?? 'en';
  return {
    texts: texts[known],
    language: known === 'zh' ? 'zh-Hant-TW' : known,
    direction: known === 'ar' ? 'rtl' : 'ltr',
  };
}

function languageOf(tag: string): Language | undefined {
  const base = tag.toLowerCase().split(/[-_]/, 1)[0] ?? '';
  return Object.hasOwn(texts, base) ? (base as Language) : undefined;
}
