import '@fontsource-variable/inter/wght.css';

/** Style sheets of the scripts that Inter does not draw, by language. Each names its files by unicode-range. */
const arabic = () => import('@fontsource-variable/noto-sans-arabic/wght.css');
const scripts: Readonly<Record<string, () => Promise<unknown>>> = {
  ar: arabic,
  ur: arabic,
  lo: () => import('@fontsource-variable/noto-sans-lao/wght.css'),
  zh: () => import('@fontsource-variable/noto-sans-tc/wght.css'),
};

/** Declares the fonts a locale needs ("zh_Hant_TW", "lo"); the browser then fetches the subsets it draws. */
export async function loadFonts(locale: string): Promise<void> {
  const language = locale.split(/[-_]/)[0] ?? locale;
  await scripts[language.toLowerCase()]?.();
}
