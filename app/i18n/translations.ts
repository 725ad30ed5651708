import { createInstance, type TFunction } from 'i18next';
import type { TranslationSet } from './languages.ts';

type Texts = Record<string, string>;

const sets = import.meta.glob<{ default: Texts }>('./locales/*.json');

/** Loads a translation set; a store that does not answer gives English, and English that does not, the keys. */
async function loadTexts(set: TranslationSet): Promise<{ set: TranslationSet; texts: Texts }> {
  try {
    const load = sets[`./locales/${set}.json`];
    return { set, texts: load ? (await load()).default : {} };
  } catch {
    return set === 'en' ? { set, texts: {} } : loadTexts('en');
  }
}

/** Turns a key and its values into a text of one language. Values are shown as text, never as markup. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The translate function of one set; plural forms follow the language of the texts. */
export async function loadTranslate(wanted: TranslationSet): Promise<Translate> {
  const { set, texts } = await loadTexts(wanted);
  const language = set.replaceAll('_', '-');
  const instance = createInstance();
  const t: TFunction = await instance.init({
    lng: language,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: { [language]: { translation: texts } },
  });
  return (key, values = {}) => t(key, values);
}
