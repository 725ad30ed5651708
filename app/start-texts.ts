import { createTranslate, type Language, type Translate } from '#i18n';

const sets = import.meta.glob<{ default: Record<string, string> }>('./i18n/locales/*.json');
const laterSets = import.meta.glob<{ default: Record<string, string> }>(
  './i18n/locales/later/*.json',
);

/** The first texts of a language, as the app has them when it begins. */
export async function translateOf(set: Language['set']): Promise<Translate> {
  return createTranslate(set.replaceAll('_', '-'), await textsOf(sets, './i18n/locales', set));
}

/** The same with the names of later pages. */
export async function wholeTranslateOf(set: Language['set']): Promise<Translate> {
  const start = await textsOf(sets, './i18n/locales', set);
  const later = await textsOf(laterSets, './i18n/locales/later', set);
  return createTranslate(set.replaceAll('_', '-'), { ...later, ...start });
}

async function textsOf(all: typeof sets, folder: string, set: Language['set']) {
  return (await all[`${folder}/${set}.json`]?.())?.default ?? {};
}
