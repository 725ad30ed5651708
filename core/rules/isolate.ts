/** A letter of a right-to-left script. */
const leftward = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const leftwardLanguages: ReadonlySet<string> = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'ur']);

/**
 * Wraps a value that is filled into a text of this language in isolates (U+2068 … U+2069) where its direction may differ, so
 * that signs, codes and names are not torn apart by the words around them. Plain numbers need none.
 */
export function isolatorOf(languageTag: string): (value: string) => string {
  const isLeftward = leftwardLanguages.has(languageTag.split(/[-_]/)[0] ?? '');
  return (value) =>
    isPlain(value) || !(isLeftward || leftward.test(value)) ? value : `\u2068${value}\u2069`;
}

function isPlain(value: string): boolean {
  return /^\d*$/.test(value);
}
