import type { Config } from '#core';
import { filledTexts } from '#core/rules';
import { createTranslate, type Language, type Translate } from '#i18n';

type Brand = Pick<Config['brand'], 'texts'>;

const sets = import.meta.glob<{ default: Record<string, string> }>([
  '../i18n/locales/*.json',
  '../../plugins/*/texts/*.json',
]);
const laterSets = import.meta.glob<{ default: Record<string, string> }>([
  '../i18n/locales/later/*.json',
  '../../plugins/*/texts/later/*.json',
]);

/** The texts of a language's first pages, with the brand's own. */
export async function translateOf(set: Language['set'], { texts }: Brand): Promise<Translate> {
  const start = await textsOf(sets, set);
  return createTranslate(set.replaceAll('_', '-'), { ...start, ...texts[set] });
}

/** The same with the texts of all pages. */
export async function wholeTranslateOf(set: Language['set'], { texts }: Brand): Promise<Translate> {
  const start = await textsOf(sets, set);
  const later = await textsOf(laterSets, set);
  return createTranslate(set.replaceAll('_', '-'), { ...later, ...start, ...texts[set] });
}

/** The texts of the product and of features, in English where one is missing. No two have the same key (`features.ts`). */
async function textsOf(all: typeof sets, set: Language['set']) {
  return filledTexts(await written(all, set), await written(all, 'en'), set);
}

async function written(all: typeof sets, set: Language['set']): Promise<Record<string, string>> {
  const files = Object.keys(all).filter((path) => path.endsWith(`/${set}.json`));
  const read = await Promise.all(files.map((path) => all[path]?.()));
  return Object.assign({}, ...read.map((file) => file?.default));
}
