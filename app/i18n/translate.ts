import { createInstance } from 'i18next';

/** Turns a key and its values into a text of one language. Values are shown as text, never as markup. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The texts of one language as a function; plural forms follow that language. A key without a text is the text. */
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
    interpolation: { escapeValue: false },
    resources: { [languageTag]: { translation: texts } },
    // The texts are here already, so nothing has to be waited for.
    initAsync: false,
  });
  return (key, values = {}) => instance.t(key, values);
}
