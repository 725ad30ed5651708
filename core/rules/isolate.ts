/** Letters that are written from right to left. */
const leftward = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
const leftwardLanguages: ReadonlySet<string> = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ps', 'ur']);

/**
 * Keeps a value that is filled into a text of this language in one piece: signs, codes and names of the other direction
 * would be torn apart by the words around them (U+2068 … U+2069). One without letters reads from left to right; a count needs
 * no help.
 */
export function isolatorOf(languageTag: string): (value: string) => string {
  const isLeftward = leftwardLanguages.has(languageTag.split(/[-_]/)[0] ?? '');
  return (value) =>
    isPlain(value) || !(isLeftward || leftward.test(value)) ? value : `\u2068${value}\u2069`;
}

function isPlain(value: string): boolean {
  return /^\d*$/.test(value);
}
