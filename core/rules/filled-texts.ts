type Texts = Readonly<Record<string, string>>;

const plural = /^(.+)_(zero|one|two|few|many|other)$/;

/**
 * The texts of a language, with English ones where it has none yet, so that an unfinished translation can be shown. Of a text
 * with plural forms, either all forms are the language's own or none.
 */
export function fillTexts(own: Texts, english: Texts, set: string): Texts {
  if (set === 'en') return own;
  const named = new Set(Object.keys(own).map(nameOf));
  const forms = new Intl.PluralRules(set.replaceAll('_', '-')).resolvedOptions().pluralCategories;
  const missing = Object.entries(english).filter(([key]) => !named.has(nameOf(key)));
  const filled = missing.flatMap(([key, text]) => {
    const [, name, form] = plural.exec(key) ?? [];
    if (name === undefined) return [[key, text] as const];
    if (form !== 'other') return [];
    return forms.map((each) => [`${name}_${each}`, english[`${name}_${each}`] ?? text] as const);
  });
  return { ...own, ...Object.fromEntries(filled) };
}

/** The key of a text without its plural form. */
export function nameOf(key: string): string {
  return plural.exec(key)?.[1] ?? key;
}
