import { wishedLanguage } from '#i18n';

/** Tags of which the beginning says another language or script, or none that the product has, and two that browsers come with. */
const otherWishes = ['zh-TW', 'zh-HK', 'zh-MO', 'nn', 'no', 'tl', 'en-US', 'en-GB'];

/**
 * The language for each wish that is common in a country, by its tag in small letters: old browsers cannot find it themselves,
 * and others not as fast. Empty for none.
 */
export function wishesFor(
  codes: readonly string[],
  country: string,
): Readonly<Record<string, string>> {
  const tags = codes.flatMap((code) => {
    const tag = code.replaceAll('_', '-');
    const { language, script } = new Intl.Locale(tag).maximize();
    return [tag, language, `${language}-${script}`, `${language}-${country}`];
  });
  const wishes = [...tags, ...otherWishes].map((tag) => {
    return [tag.toLowerCase(), wishedLanguage([tag], codes) ?? ''] as const;
  });
  return Object.fromEntries(wishes);
}
