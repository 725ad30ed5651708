import type { Config } from '#core';
import { createTranslate, type Language, type Translate } from '#i18n';

type Brand = Pick<Config['brand'], 'texts'>;

const sets = import.meta.glob<{ default: Record<string, string> }>('../i18n/locales/*.json');
const laterSets = import.meta.glob<{ default: Record<string, string> }>(
  '../i18n/locales/later/*.json',
);

/** The first texts of a language, as the app has them when it begins. */
export async function translateOf(set: Language['set'], { texts }: Brand): Promise<Translate> {
  const start = await textsOf(sets, '../i18n/locales', set);
  return createTranslate(set.replaceAll('_', '-'), { ...start, ...texts[set] });
}

/** The same with the names of later pages. */
export async function wholeTranslateOf(set: Language['set'], { texts }: Brand): Promise<Translate> {
  const start = await textsOf(sets, '../i18n/locales', set);
  const later = await textsOf(laterSets, '../i18n/locales/later', set);
  return createTranslate(set.replaceAll('_', '-'), { ...later, ...start, ...texts[set] });
}

async function textsOf(all: typeof sets, folder: string, set: Language['set']) {
  return (await all[`${folder}/${set}.json`]?.())?.default ?? {};
}
