import { createInstance } from 'i18next';
import { isolatorOf } from '#core/rules';

/** Turns a key and its values into a text of one language. Values are shown as text, never as markup. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The texts of one language as a function, with that language's plural forms. It returns the key where there is no text. */
export function createTranslate(
  languageTag: string,
  texts: Readonly<Record<string, string>>,
): Translate {
  const instance = createInstance();
  void instance.init({
    lng: languageTag,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    // No HTML escaping; instead values are isolated against bidirectional reordering.
    interpolation: { escape: isolatorOf(languageTag) },
    resources: { [languageTag]: { translation: texts } },
    // The texts are here already, so nothing has to be waited for.
    initAsync: false,
  });
  const written = writtenIn(languageTag);
  return remembering((key, values = {}) =>
    instance.t(key, { ...values, replace: { ...values, count: written(values.count) } }),
  );
}

/** Writes counts of thousands with the separators of a language, in the digits of all others, or of English where the browser has none. */
function writtenIn(languageTag: string) {
  return (count: string | number | undefined) => {
    if (typeof count !== 'number' || count < 1000) return count;
    return count.toLocaleString([languageTag, 'en'], { numberingSystem: 'latn' });
  };
}

/** Caches texts: rows repeat them, and finding a plural form costs more than rendering it. */
function remembering(translate: Translate): Translate {
  const known = new Map<string, string>();
  return (key, values) => {
    const question = values === undefined ? key : `${key} ${JSON.stringify(values)}`;
    const text = known.get(question) ?? translate(key, values);
    if (known.size >= MANY) known.clear();
    known.set(question, text);
    return text;
  };
}

const MANY = 2000;
