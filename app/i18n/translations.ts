import type { TranslationSet } from './languages.ts';
import { createTranslate, type Translate } from './translate.ts';

type Texts = Record<string, string>;

const sets = import.meta.glob<{ default: Texts }>('./locales/*.json');

/** The translate function of one set; plural forms follow the language of the texts. */
export async function loadTranslate(wanted: TranslationSet): Promise<Translate> {
  const { set, texts } = await loadTexts(wanted);
  return createTranslate(set.replaceAll('_', '-'), texts);
}

/** Loads a translation set; a store that does not answer gives English, and English that does not, the keys. */
async function loadTexts(set: TranslationSet): Promise<{ set: TranslationSet; texts: Texts }> {
  try {
    const load = sets[`./locales/${set}.json`];
    return { set, texts: load ? (await load()).default : {} };
  } catch {
    return set === 'en' ? { set, texts: {} } : loadTexts('en');
  }
}
