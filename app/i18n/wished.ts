/**
 * The first of the browser's wishes that is among the codes: for the same country if possible, else the same language in the
 * same script. Null if there is none. `app/boot/early.ts` repeats this rule, as it may import nothing.
 */
export function wishedLanguage(wishes: readonly string[], codes: readonly string[]): string | null {
  const there = codes.map((code) => ({ code, written: partsOf(code.replaceAll('_', '-')) }));
  for (const wish of wishes) {
    const written = partsOf(wish);
    const exact = there.find((each) => each.written.join() === written.join());
    const close = there.find(({ written: [language, script] }) => {
      return language === written[0] && script === written[1];
    });
    const found = exact ?? close;
    if (found && written.length > 0) return found.code;
  }
  return null;
}

/** Language, script and country of a tag, with the most likely ones where it names none; empty for an invalid tag. */
function partsOf(tag: string): readonly string[] {
  try {
    // Browsers may ask for Norwegian as `no` or `nn`; our texts are `nb`.
    const { language, script, region } = new Intl.Locale(tag.replace(/^n[on]\b/, 'nb')).maximize();
    return [language, script ?? '', region ?? ''];
  } catch {
    return [];
  }
}
