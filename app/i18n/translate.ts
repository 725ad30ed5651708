/** Turns a key and its values into a text of one language. Values are shown as text, never as markup. */
export type Translate = (key: string, values?: Values) => string;

type Values = Readonly<Record<string, string | number>>;

/**
 * The texts of one language as a function, in the format of i18next: `{{name}}` takes a value, and a text that depends on
 * `count` stands once for each plural form of the language (`key_one`, `key_other`). A key without a text is the text.
 */
export function createTranslate(
  languageTag: string,
  texts: Readonly<Record<string, string>>,
): Translate {
  const plural = new Intl.PluralRules(languageTag);
  const textOf = (key: string) => (Object.hasOwn(texts, key) ? texts[key] : undefined);
  return (key, values = {}) => {
    const { count } = values;
    const form = typeof count === 'number' ? textOf(`${key}_${plural.select(count)}`) : undefined;
    return filled(form ?? textOf(key) ?? key, values);
  };
}

function filled(text: string, values: Values): string {
  return text.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => String(values[name] ?? gap));
}
