/**
 * The language that somebody's browser wishes for most among those that there are: their country's way of writing it, else the
 * same language in the same script. Null where there is none of them. `early.ts` does the same for the page that the server drew.
 */
export function wishedLanguage(wishes: readonly string[], codes: readonly string[]): string | null {
  const there = codes.map((code) => ({ code, written: writtenAs(code.replaceAll('_', '-')) }));
  for (const wish of wishes) {
    const written = writtenAs(wish);
    const exact = there.find((each) => each.written.join() === written.join());
    const close = there.find(({ written: [language, script] }) => {
      return language === written[0] && script === written[1];
    });
    const found = exact ?? close;
    if (found && written.length > 0) return found.code;
  }
  return null;
}

/** Language, script and country of a tag, where it leaves them out as most write it; nothing for what is no tag. */
function writtenAs(tag: string): readonly string[] {
  try {
    // Norwegian is wished for by the name of both ways of writing it.
    const { language, script, region } = new Intl.Locale(tag.replace(/^n[on]\b/, 'nb')).maximize();
    return [language, script ?? '', region ?? ''];
  } catch {
    return [];
  }
}
