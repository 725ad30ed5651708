/** Cuts a text to a number of characters as people count them (graphemes), with an ellipsis where something is left out. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const letters = lettersOf(text);
  return letters.length <= most ? text : addEllipsis(letters.slice(0, most - 1));
}

/** What people see as one letter each. */
export function lettersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

/** The letters that are left of a text that was cut. */
export function addEllipsis(letters: readonly string[]): string {
  return `${letters.join('')}…`;
}
