import '@fontsource-variable/inter/wght.css';

/** Style sheets of the scripts that Inter does not draw. Each names its files by unicode-range; for any other script the system has a font, or none. */
const scripts: Readonly<Record<string, () => Promise<unknown>>> = {
  Arab: () => import('@fontsource-variable/noto-sans-arabic/wght.css'),
  Laoo: () => import('@fontsource-variable/noto-sans-lao/wght.css'),
  Hans: () => import('@fontsource-variable/noto-sans-tc/wght.css'),
  Hant: () => import('@fontsource-variable/noto-sans-tc/wght.css'),
};

/** Declares the fonts that the script of a locale needs ("zh_Hant_TW", "fa"); the browser then fetches the subsets it draws. */
export async function loadFonts(locale: string): Promise<void> {
  const { script = '' } = new Intl.Locale(locale.replaceAll('_', '-')).maximize();
  await scripts[script]?.();
}
