import { wishedLanguage } from '#i18n';

/** Tags of which the beginning says another language or script, or none that the product has. */
const otherWishes = ['zh-TW', 'zh-HK', 'zh-MO', 'nn', 'no', 'tl'];

/** The language for each wish, by its tag in small letters, since old browsers cannot find it themselves; empty for none. */
export function wishesFor(codes: readonly string[]): Readonly<Record<string, string>> {
  const tags = codes.flatMap((code) => {
    const tag = code.replaceAll('_', '-');
    const { language, script } = new Intl.Locale(tag).maximize();
    return [tag, language, `${language}-${script}`];
  });
  const wishes = [...tags, ...otherWishes].map((tag) => {
    return [tag.toLowerCase(), wishedLanguage([tag], codes) ?? ''] as const;
  });
  return Object.fromEntries(wishes);
}
